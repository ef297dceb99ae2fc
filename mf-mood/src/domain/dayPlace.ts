import type { Reading } from './reading'
import { clockOf } from './wallClock'

// Few readings are from the night, so that the hours before this one share the left end, and those after midnight
// the right end of a day that ends later.
const hourMinutes = 60
const morningMinutes = 6 * hourMinutes
const dayMinutes = 24 * hourMinutes

/** Minutes since midnight on the clock of a time zone. */
const minutesOf = (timestamp: string, zone: string) => {
  const [hours = 0, minutes = 0] = clockOf(timestamp, zone).split(':').map(Number)
  return hours * hourMinutes + minutes
}

type Moment = Pick<Reading, 'timestamp' | 'zone' | 'dayEnd'>

/** Where a reading stands in its day by its own clock: 0 until six in the morning, 1 from midnight. */
export const dayPlaceOf = ({ timestamp, zone, dayEnd = 0 }: Moment) => {
  const minutes = minutesOf(timestamp, zone)
  if (minutes < dayEnd * hourMinutes) return 1
  return Math.max(0, minutes - morningMinutes) / (dayMinutes - morningMinutes)
}
