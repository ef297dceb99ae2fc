import { failureDetail } from '@truenorth/shared-auth'
import { ErrorState, Flex } from '@truenorth/shared-ui'
import { useWarm } from '@truenorth/shared-ui/lists'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { Reading } from '../../api/reading'
import { DeleteDialog } from '../remove/DeleteDialog'
import { failedToDelete, useDeleting } from '../remove/useDeleting'
import { filterReadings } from './filterReadings'
import { groupByDay } from './groupByDay'
import { HistoryFilters } from './HistoryFilters'
import { HistoryList } from './HistoryList'
import { HistorySkeleton } from './HistorySkeleton'
import { HistoryStats } from './HistoryStats'
import { NoEntries } from './NoEntries'
import { everything } from './readFilter'
import { useHistory } from './useHistory'
import { searchText } from './searchText'
import { useHistoryFilter } from './useHistoryFilter'

/** Everything that was ever logged: figures, filters, days. */
export const History = () => {
  const { data: readings, isPending, error, refetch } = useHistory()
  if (isPending) return <HistorySkeleton />
  if (!readings)
    return (
      <ErrorState
        title="Failed to Load"
        text={failureDetail(error) ?? error.message}
        onRetry={() => void refetch()}
      />
    )
  return <LoadedHistory readings={readings} />
}

const LoadedHistory = ({ readings }: { readings: readonly Reading[] }) => {
  const { filter, layout, change, lay } = useHistoryFilter()
  const resultLine = useRef<HTMLOutputElement>(null)
  // The menu that had the focus is gone with its card.
  const deleting = useDeleting({
    describe: failedToDelete,
    onDeleted: () => resultLine.current?.focus(),
  })
  const shown = filterReadings(readings, filter)
  // The count answers at once; drawing cards waits for the next letter rather than the other way round.
  const drawn = useDeferredValue(shown)
  const days = useMemo(() => groupByDay(drawn), [drawn])
  useWarm(readings, searchText)
  const showAll = () => {
    change(everything)
    resultLine.current?.focus()
  }
  return (
    <>
      <HistoryStats readings={readings} />
      <HistoryFilters filter={filter} layout={layout} onFilter={change} onLayout={lay} />
      <Flex
        justify="space-between"
        wrap="wrap"
        gap="12px"
        margin="14px 0 18px"
        fontSize="14"
        color="ink.muted"
      >
        <output ref={resultLine} tabIndex={-1}>
          Showing {shown.length} of {readings.length} readings
        </output>
        <p>Newest first</p>
      </Flex>
      {shown.length > 0 ? (
        <HistoryList days={days} layout={layout} onDelete={deleting.ask} />
      ) : (
        <NoEntries onClear={readings.length > 0 ? showAll : undefined} />
      )}
      <DeleteDialog
        deleting={deleting}
        title="Delete Mood Entry?"
        text="This action cannot be undone. Your mood data will be permanently removed."
      />
    </>
  )
}
