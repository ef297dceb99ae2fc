import { useQuery } from '@tanstack/react-query'
import { failureDetail } from '@truenorth/shared-auth'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moodQueries'
import { earlierToday } from './earlierToday'

/** Today's latest reading, what came before it today, and the latest of the days before. */
export const useOverview = () => {
  const day = useToday()
  const today = useQuery(moodQueries.today(day))
  const recent = useQuery(moodQueries.recent(day))
  const { data: all = [] } = useQuery(moodQueries.list())
  return {
    today,
    recent,
    earlier: today.data ? earlierToday(all, today.data, day) : [],
    todayFailure: failureDetail(today.error) ?? 'Failed to load mood data.',
    recentFailure: 'Failed to load mood history.',
  }
}
