import { useQuery } from '@tanstack/react-query'
import { useToday } from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moodQueries'

/** All readings, and the mean of the latest week that has any. */
export const useMoodTiles = () => {
  const readings = useQuery(moodQueries.list())
  const weeks = useQuery(moodQueries.weeklyAverages(useToday()))
  return {
    readings: readings.data ?? [],
    weeklyAverage: weeks.data?.[0]?.average_mood,
    isPending: readings.isPending || weeks.isPending,
    isError: readings.isError || weeks.isError,
    isFetching: readings.isFetching || weeks.isFetching,
    retry: () => Promise.all([readings.refetch(), weeks.refetch()]),
  }
}
