import { useQuery } from '@tanstack/react-query'
import { errorDetail } from '@truenorth/shared-auth'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moods'

type Dated = { id: number; date: string }

/** The readings of the day without the latest one (D13). */
export const earlierToday = <Logged extends Dated>(
  readings: readonly Logged[],
  latest: Dated,
  today: string,
) => readings.filter(({ id, date }) => date === today && id !== latest.id)

/** The latest reading of today, the earlier ones of today, and the newest of the days before. */
export const useOverview = () => {
  const day = useToday()
  const today = useQuery(moodQueries.today(day))
  const recent = useQuery(moodQueries.recent(day))
  const { data: all = [] } = useQuery(moodQueries.list())
  return {
    today,
    recent,
    earlier: today.data ? earlierToday(all, today.data, day) : [],
    todayError: errorDetail(today.error) ?? 'Failed to load mood data.',
    recentError: 'Failed to load mood history.',
  }
}

/** What `useOverview` knows. */
export type OverviewData = ReturnType<typeof useOverview>
