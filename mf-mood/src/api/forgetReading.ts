import type { QueryClient } from '@tanstack/react-query'
import { moodQueries } from './moodQueries'
import type { Reading } from './reading'

/** Takes a reading that is no more out of what is known: no screen shows it again, not even on the way back. */
export const forgetReading = (client: QueryClient, id: number) => {
  client.setQueriesData<Reading[]>({ queryKey: moodQueries.lists }, (readings) =>
    readings?.filter((reading) => reading.id !== id),
  )
  // What is the latest of today now, only the server knows.
  void client.resetQueries({
    queryKey: moodQueries.todays,
    predicate: ({ state: { data } }) => isReading(data) && data.id === id,
  })
}

const isReading = (data: unknown): data is Reading =>
  typeof data === 'object' && data !== null && 'id' in data
