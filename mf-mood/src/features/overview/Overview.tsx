import { failureDetail } from '@truenorth/shared-auth'
import { Grid, Stack } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { InsightCard } from '../insight/InsightCard'
import { DeleteDialog } from '../remove/DeleteDialog'
import { useDeleting } from '../remove/useDeleting'
import { OverviewQuote } from './OverviewQuote'
import { QuickActions } from './QuickActions'
import { TodaySection } from './TodaySection'
import { useOverview } from './useOverview'
import { WeekSection } from './WeekSection'

/** Today and the days before it on the left, the week and the ways on at the right. */
export const Overview = () => {
  const overview = useOverview()
  const navigate = useNavigate()
  const deleting = useDeleting({
    describe: (error) => failureDetail(error) ?? 'Failed to delete mood.',
    onDeleted: () => void navigate('/dashboard'),
  })
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
      <DeleteDialog
        deleting={deleting}
        title="Delete Mood Reading?"
        text="This cannot be undone."
      />
    </Grid>
  )
}
