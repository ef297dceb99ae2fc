import { ErrorState } from '@truenorth/shared-ui'
import type { Journey } from '@truenorth/api/contract'
import { FilteredPaths } from './FilteredPaths'
import { NoPaths } from './NoPaths'
import { PathCounters } from './PathCounters'
import { PathsSkeleton } from './PathsSkeleton'
import { useJourneys } from './useJourneys'

export type PathListProps = { onStart: () => void; onEdit: (journey: Journey) => void }

/** All journeys with their counters and filters. */
export const PathList = ({ onStart, onEdit }: PathListProps) => {
  const { data: journeys, isError, refetch } = useJourneys()
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
        <NoPaths onStart={onStart} />
      ) : (
        <FilteredPaths journeys={journeys} onEdit={onEdit} />
      )}
    </>
  )
}
