import { useQuery } from '@tanstack/react-query'
import { moodQueries } from '../../api/moodQueries'
import { useToday } from '../clock/useToday'
import { useSentReadings } from '../reading/useSentReadings'

/** The latest reading of today, or null; also right when one that had to wait has been sent. */
export const useBearing = () => {
  useSentReadings()
  return useQuery(moodQueries.today(useToday()))
}
