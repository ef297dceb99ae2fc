import { useQuery } from '@tanstack/react-query'
import { readingQueries } from '../../api/readings'
import { isMorning } from './isMorning'

/** How many readings were logged before noon. */
export const useMornings = () =>
  useQuery({
    ...readingQueries.all(),
    select: (readings) => readings.filter(({ timestamp }) => isMorning(timestamp)).length,
  })
