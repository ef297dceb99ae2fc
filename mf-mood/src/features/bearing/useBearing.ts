import { useQuery } from '@tanstack/react-query'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moodQueries'
import { useSentReadings } from '../reading/useSentReadings'

/** The latest reading of today, or null; also right when one that had to wait has been sent. */
export const useBearing = () => {
  useSentReadings()
  return useQuery(moodQueries.today(useToday()))
}
