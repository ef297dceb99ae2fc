import { Center, Quote, useToday } from '@truenorth/shared-ui'
import { dashboardQuotes } from '../../content'
import { quoteOfDay } from './quotes'

/** The quote of the day, on the dashboard. */
export const DayQuote = () => (
  <Center height="100%" justifyContent="flex-start" padding={{ base: '20px 8px', lg: '24px' }}>
    <Quote text={quoteOfDay(dashboardQuotes, useToday()) ?? dashboardQuotes[0]} label="For today" />
  </Center>
)
