import { errorDetail } from '@truenorth/shared-auth'
import { ButtonLink, EmptyState, ErrorState, Stack, Text, TextLink } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { DeleteReadingDialog, useDeleteQuestion } from '../../components/DeleteReading'
import { DaysSheet, ReadingSection, SheetSkeleton, TodaySheet } from './Logbook'
import { type OverviewData, useOverview } from './useOverview'

type SectionProps = { overview: OverviewData; onDelete: (id: number) => void }

// The latest reading of today, and below it the earlier ones.
const Today = ({ overview, onDelete }: SectionProps) => {
  const { today, earlier, todayError } = overview
  if (today.isPending) return <SheetSkeleton count={1} />
  if (today.isError)
    return (
      <ErrorState title="Failed to Load" text={todayError} onRetry={() => void today.refetch()} />
    )
  if (!today.data)
    return (
      <EmptyState
        title="There is no mood for today."
        action={<ButtonLink to="/mood/create">Log Energy</ButtonLink>}
      />
    )
  return <TodaySheet latest={today.data} earlier={earlier} onDelete={onDelete} />
}

// Up to five readings of the days before today.
const Recent = ({ overview: { recent, recentError }, onDelete }: SectionProps) => {
  if (recent.isPending) return <SheetSkeleton count={5} />
  if (recent.isError)
    return (
      <ErrorState title="Failed to Load" text={recentError} onRetry={() => void recent.refetch()} />
    )
  if (recent.data.length === 0) return <Text color="ink.muted">No recent readings</Text>
  return <DaysSheet readings={recent.data} onDelete={onDelete} />
}

/** The readings of today and of the days before. Deleting one leads to the dashboard. */
export const OverviewReadings = () => {
  const overview = useOverview()
  const navigate = useNavigate()
  const deletion = useDeleteQuestion({
    failureText: (error) => errorDetail(error) ?? 'Failed to delete mood.',
    onDeleted: () => void navigate('/dashboard'),
  })
  return (
    <Stack gap="32px">
      <ReadingSection title="Today's Compass Reading">
        <Today overview={overview} onDelete={deletion.ask} />
      </ReadingSection>
      <ReadingSection
        title="This Week's Readings"
        action={
          <TextLink alone to="/mood/history">
            View Full History
          </TextLink>
        }
      >
        <Recent overview={overview} onDelete={deletion.ask} />
      </ReadingSection>
      <DeleteReadingDialog
        question={deletion}
        title="Delete Mood Reading?"
        text="This cannot be undone."
      />
    </Stack>
  )
}
