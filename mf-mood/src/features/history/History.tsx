import { failureDetail } from '@truenorth/shared-auth'
import { Box, ErrorState, Flex, QuietRetry } from '@truenorth/shared-ui'
import { useWarm } from '@truenorth/shared-ui/lists'
import { useRef } from 'react'
import { DeleteDialog } from '../remove/DeleteDialog'
import { failedToDelete, useDeleting } from '../remove/useDeleting'
import { DaysSkeleton } from './DaysSkeleton'
import { filterReadings } from './filterReadings'
import { HistoryFilters } from './HistoryFilters'
import { HistoryList } from './HistoryList'
import { HistoryStats } from './HistoryStats'
import { NoEntries } from './NoEntries'
import { everything, isEverything } from './readFilter'
import { useHistory } from './useHistory'
import { searchText } from './searchText'
import { useHistoryFilter } from './useHistoryFilter'

const none: [] = []

/** Everything that was ever logged: figures, filters, days. The newest readings stand there before the others have come. */
export const History = () => {
  const { data: readings, newest = none, error, isFetching, refetch } = useHistory()
  const { filter, layout, change, lay } = useHistoryFilter()
  const resultLine = useRef<HTMLOutputElement>(null)
  // The menu that had the focus is gone with its card.
  const deleting = useDeleting({
    describe: failedToDelete,
    onDeleted: () => resultLine.current?.focus(),
  })
  // The newest are all that can be searched when the others do not come.
  const inHand = readings ?? (isEverything(filter) || error ? newest : none)
  const shown = filterReadings(inHand, filter)
  useWarm(readings ?? none, searchText)
  if (!readings && error && newest.length === 0)
    return (
      <ErrorState
        title="Failed to Load"
        text={failureDetail(error) ?? error.message}
        onRetry={() => void refetch()}
      />
    )
  const showAll = () => {
    change(everything)
    resultLine.current?.focus()
  }
  const countLine = () => {
    if (readings) return `Showing ${shown.length} of ${readings.length} readings`
    return error
      ? `Showing ${shown.length} of the newest ${newest.length} readings`
      : 'Loading your mood history...'
  }
  const list = () => {
    if (shown.length > 0)
      return <HistoryList readings={shown} layout={layout} onDelete={deleting.ask} />
    if (!readings) return error ? null : <DaysSkeleton />
    return <NoEntries onClear={readings.length > 0 ? showAll : undefined} />
  }
  return (
    <>
      <HistoryStats readings={readings} hasFailed={Boolean(error)} />
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
          {countLine()}
        </output>
        <p>Newest first</p>
      </Flex>
      {!readings && error && (
        <Box marginBottom="18px">
          <QuietRetry
            what="Your older readings could not be loaded."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
      {list()}
      <DeleteDialog
        deleting={deleting}
        title="Delete Mood Entry?"
        text="This action cannot be undone. Your mood data will be permanently removed."
      />
    </>
  )
}
