import { useQuery } from '@tanstack/react-query'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moodQueries'

/** All readings and the averages of weeks, newest first; undefined where it could not be fetched. */
export const useMoodTiles = () => {
  const readings = useQuery(moodQueries.list())
  const weeks = useQuery(moodQueries.weeklyAverages(useToday()))
  return {
    readings: readings.data,
    weeks: weeks.data,
    isPending: readings.isPending || weeks.isPending,
    isError: readings.isError || weeks.isError,
    isFetching: readings.isFetching || weeks.isFetching,
    retry: () => Promise.all([readings.refetch(), weeks.refetch()]),
  }
}
