import { useQuery } from '@tanstack/react-query'
import { errorSentence } from '@truenorth/shared-auth'
import { Box, ErrorState, Skeleton } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { moodQueries } from '../api/moods'
import { type ReadingCalendar, toCalendar } from '../domain/days'
import { NoEntries } from './NoEntries'

const calendarHint = 'Readings that you log appear here, each on its day.'

type AllReadingsProps = {
  children: (calendar: ReadingCalendar) => ReactNode
  /** Height of what is shown, in pixels, for its place while it loads. */
  height: number
}

/** Shows all readings by their day; while there are none to show, says why. */
export const AllReadings = ({ children, height }: AllReadingsProps) => {
  const query = useQuery({ ...moodQueries.list(), select: toCalendar })
  const { data: calendar, error, isPending, refetch } = query
  if (isPending)
    return (
      <Box aria-busy>
        <Skeleton height="44px" marginBottom="16px" borderRadius="14" />
        <Skeleton height={`${height}px`} borderRadius="14" />
      </Box>
    )
  if (!calendar)
    return (
      <ErrorState
        title="Failed to Load"
        text={errorSentence(error) ?? 'Failed to load mood history.'}
        onRetry={() => void refetch()}
      />
    )
  return calendar.firstDay === undefined ? <NoEntries hint={calendarHint} /> : children(calendar)
}
