import { useQuery } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api-contract/journeys'
import { Box, Button, EmptyState, ErrorState, StatList, StatTile } from '@truenorth/shared-ui'
import { journeyQueries } from '../../api/journeys'
import { noPathsText } from '../../content'
import { FilteredPaths } from './FilteredPaths'
import { PathsSkeleton } from './PathGrid'

/** The four figures above the list. */
export const pathCounts = (journeys: readonly Pick<Journey, 'status' | 'achievements'>[]) => ({
  total: journeys.length,
  active: journeys.filter(({ status }) => status === 'active').length,
  completed: journeys.filter(({ status }) => status === 'completed').length,
  insights: journeys.reduce((sum, { achievements }) => sum + achievements, 0),
})

const PathCounters = ({ journeys }: { journeys: Journey[] }) => {
  const { total, active, completed, insights } = pathCounts(journeys)
  return (
    <StatList>
      <StatTile label="Total Paths" value={total} />
      <StatTile label="Active" value={active} />
      <StatTile label="Completed" value={completed} />
      <StatTile label="Insights Gained" value={insights} />
    </StatList>
  )
}

type PathListProps = { onStart: () => void; onEdit: (journey: Journey) => void }

/** All journeys with their counters and filters. */
export const PathList = ({ onStart, onEdit }: PathListProps) => {
  const { data: journeys, isError, refetch } = useQuery(journeyQueries.list())
  if (!journeys && isError)
    return (
      <ErrorState
        title="Your paths are out of reach"
        text="Unable to load your paths. Please try again."
        onRetry={() => void refetch()}
      />
    )
  if (!journeys) return <PathsSkeleton />
  return (
    <>
      <PathCounters journeys={journeys} />
      {journeys.length === 0 ? (
        <Box marginTop="24px">
          <EmptyState
            title="No Paths Yet"
            text={noPathsText}
            action={<Button onClick={onStart}>Start New Path</Button>}
          />
        </Box>
      ) : (
        <FilteredPaths journeys={journeys} onEdit={onEdit} />
      )}
    </>
  )
}
