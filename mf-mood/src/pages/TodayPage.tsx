import { formatLongDate, Grid, Page, Stack, useToday } from '@truenorth/shared-ui'
import { InsightCard } from '../features/figures/InsightCard'
import { OverviewReadings } from '../features/overview/OverviewReadings'
import { AddLink, QuickActions } from '../features/overview/QuickActions'
import { OverviewQuote } from '../features/quotes/OverviewQuote'

/** The overview: readings on the left; on the right the week, links and a quote. */
export const TodayPage = () => (
  <Page title="Your Discovery Path" subtitle={formatLongDate(useToday())} actions={<AddLink />}>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap="32px"
      alignItems="start"
    >
      <OverviewReadings />
      <Stack gap={{ base: '16px', md: '24px' }} position={{ lg: 'sticky' }} top="24px">
        <InsightCard />
        <QuickActions />
        <OverviewQuote />
      </Stack>
    </Grid>
  </Page>
)
