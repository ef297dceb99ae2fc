import { useQuery } from '@tanstack/react-query'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moodQueries'
import { chartDays } from './chartDays'

/** The last seven days; without an answer, seven days without an entry. */
export const useWeek = () => {
  const today = useToday()
  const { data: readings = [], ...query } = useQuery(moodQueries.list())
  return { ...query, days: chartDays(readings, today) }
}
