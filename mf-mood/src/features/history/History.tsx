import { useQuery } from '@tanstack/react-query'
import { errorSentence } from '@truenorth/shared-auth'
import { Box, ErrorState, Flex, Grid, InlineRetry, Skeleton } from '@truenorth/shared-ui'
import { useIdlePrecompute } from '@truenorth/shared-ui/lists'
import { useRef } from 'react'
import { moodQueries } from '../../api/moods'
import { DeleteReadingDialog, useDeleteQuestion } from '../../components/DeleteReading'
import { NoEntries } from '../../components/NoEntries'
import { ReadingSkeleton } from '../../components/ReadingCard'
import { failedToDelete } from '../../logContent'
import {
  everything,
  filterReadings,
  isEverything,
  searchTextOf,
  useHistoryFilter,
} from './historyFilter'
import { HistoryFilters } from './HistoryFilters'
import { HistoryList } from './HistoryList'
import { HistoryStats } from './HistoryStats'

const none: [] = []

const placeholders = ['first', 'second', 'third']

// The place of the days while they load.
const DaysSkeleton = () =>
  placeholders.map((day) => (
    <Grid
      key={day}
      gap={{ base: '12px', lg: '24px' }}
      padding="24px 0"
      borderTop="1px solid"
      borderColor="line"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '176px minmax(0, 1fr)' }}
    >
      <Skeleton width="132px" height="20px" marginTop={{ lg: '16px' }} />
      <Grid gap="16px" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
        <ReadingSkeleton />
      </Grid>
    </Grid>
  ))

/** All readings: figures, filters and days. The newest are shown before the others have loaded. */
export const History = () => {
  const { data: newest = none } = useQuery(moodQueries.newest())
  const { data: readings, error, isFetching, refetch } = useQuery(moodQueries.history())
  const { filter, layout, changeFilter, changeLayout } = useHistoryFilter()
  const resultLine = useRef<HTMLOutputElement>(null)
  const deletion = useDeleteQuestion({
    failureText: () => failedToDelete,
    // The menu that had the focus is gone with its card.
    onDeleted: () => resultLine.current?.focus(),
  })
  // A search waits for all readings. If they cannot be loaded, it searches the newest.
  const known = readings ?? (isEverything(filter) || error ? newest : none)
  const shown = filterReadings(known, filter)
  useIdlePrecompute(readings ?? none, searchTextOf)
  if (!readings && error && newest.length === 0)
    return (
      <ErrorState
        title="Failed to Load"
        text={errorSentence(error) ?? 'Failed to load mood history.'}
        onRetry={() => void refetch()}
      />
    )
  const showAll = () => {
    changeFilter(everything)
    resultLine.current?.focus()
  }
  const countText = () => {
    if (readings) return `Showing ${shown.length} of ${readings.length} readings`
    return error
      ? `Showing ${shown.length} of the newest ${newest.length} readings`
      : 'Loading your mood history...'
  }
  const list = () => {
    if (shown.length > 0)
      return <HistoryList readings={shown} layout={layout} onDelete={deletion.ask} />
    if (!readings) return error ? null : <DaysSkeleton />
    return <NoEntries onClear={readings.length > 0 ? showAll : undefined} />
  }
  return (
    <>
      <HistoryStats readings={readings} hasFailed={Boolean(error)} />
      <HistoryFilters
        filter={filter}
        layout={layout}
        onFilter={changeFilter}
        onLayout={changeLayout}
      />
      <Flex
        justify="space-between"
        wrap="wrap"
        gap="12px"
        margin="14px 0 18px"
        fontSize="14"
        color="ink.muted"
      >
        <output ref={resultLine} tabIndex={-1}>
          {countText()}
        </output>
        <p>Newest first</p>
      </Flex>
      {!readings && error && (
        <Box marginBottom="18px">
          <InlineRetry
            what="Your older readings could not be loaded."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
      {list()}
      <DeleteReadingDialog
        question={deletion}
        title="Delete Mood Entry?"
        text="This action cannot be undone. Your mood data will be permanently removed."
      />
    </>
  )
}
