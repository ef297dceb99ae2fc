import { Grid, Stack } from '@truenorth/shared-ui'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { InsightCard } from '../insight/InsightCard'
import { OverviewQuote } from './OverviewQuote'
import { QuickActions } from './QuickActions'
import { TodaySection } from './TodaySection'
import { useDeleteToday } from './useDeleteToday'
import { useOverview } from './useOverview'
import { WeekSection } from './WeekSection'

/** Today and the days before it on the left, the week and the ways on at the right. */
export const Overview = () => {
  const overview = useOverview()
  const deleting = useDeleteToday()
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap="32px"
    >
      <Stack gap="32px">
        <TodaySection overview={overview} onDelete={deleting.ask} />
        <WeekSection overview={overview} onDelete={deleting.ask} />
      </Stack>
      <Stack gap={{ base: '16px', md: '24px' }}>
        <InsightCard />
        <OverviewQuote />
        <QuickActions />
      </Stack>
      <ConfirmDialog
        open={deleting.isAsking}
        title="Delete Mood Reading?"
        text="This cannot be undone."
        confirmLabel="Delete"
        danger
        busy={deleting.isPending}
        busyText="Deleting…"
        onConfirm={deleting.confirm}
        onCancel={deleting.cancel}
      />
    </Grid>
  )
}
