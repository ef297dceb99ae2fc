import { useQuery } from '@tanstack/react-query'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moodQueries'
import { weeklyInsight } from './weeklyInsight'

/** The insight of the last seven days; undefined when they hold no reading. */
export const useWeeklyInsight = () => {
  const today = useToday()
  const { data, ...query } = useQuery(moodQueries.list())
  return { ...query, insight: data && weeklyInsight(data, today) }
}
