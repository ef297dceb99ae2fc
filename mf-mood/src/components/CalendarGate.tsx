import { errorSentence } from '@truenorth/shared-auth'
import { Box, ErrorState, Skeleton } from '@truenorth/shared-ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MoodCalendar } from '../domain/days'
import { NoEntries } from './NoEntries'

const heightPx = 540
const calendarHint = 'Readings that you log appear here, each on its day.'

type CalendarGateProps = {
  calendar: UseQueryResult<MoodCalendar>
  /** What the screen needs besides; it shows that this is on its way itself. */
  beside?: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  children: (calendar: MoodCalendar) => ReactNode
}

/** Shows the days that have readings; while there are none to show, says why. */
export const CalendarGate = ({ calendar, beside, children }: CalendarGateProps) => {
  const failed = [calendar, beside].find((query) => query?.error && query.data === undefined)
  if (failed)
    return (
      <ErrorState
        title="Failed to Load"
        text={errorSentence(failed.error) ?? 'Failed to load mood history.'}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!calendar.data)
    return (
      <Box aria-busy>
        <Skeleton height="44px" marginBottom="16px" borderRadius="14" />
        <Skeleton height={`${heightPx}px`} borderRadius="14" />
      </Box>
    )
  const isEmpty = calendar.data.firstDay === undefined
  return isEmpty ? <NoEntries hint={calendarHint} /> : children(calendar.data)
}
