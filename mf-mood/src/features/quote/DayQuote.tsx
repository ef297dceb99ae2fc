import { Center, Quote } from '@truenorth/shared-ui'
import { dashboardQuotes } from '../../content'
import { useToday } from '../clock/useToday'
import { quoteOfDay } from './quoteOfDay'

/** The dashboard's words for today. */
export const DayQuote = () => (
  <Center height="100%" justifyContent="flex-start" padding={{ base: '20px 8px', lg: '24px' }}>
    <Quote text={quoteOfDay(dashboardQuotes, useToday()) ?? dashboardQuotes[0]} label="For today" />
  </Center>
)
