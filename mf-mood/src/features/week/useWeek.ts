import { useQuery } from '@tanstack/react-query'
import { moodQueries } from '../../api/moodQueries'
import { useToday } from '../clock/useToday'
import { chartDays } from './chartDays'

/** The last seven days; without an answer, seven days without an entry. */
export const useWeek = () => {
  const today = useToday()
  const { data: readings = [], ...query } = useQuery(moodQueries.list())
  return { ...query, days: chartDays(readings, today) }
}
