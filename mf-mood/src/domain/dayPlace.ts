import type { Reading } from './reading'
import { clockOf } from './wallClock'

// Few readings are from the night, so that the hours before this one share the left end.
const morningMinutes = 6 * 60
const dayMinutes = 24 * 60

/** Minutes since midnight on the clock of a time zone. */
const minutesOf = (timestamp: string, zone: string) => {
  const [hours = 0, minutes = 0] = clockOf(timestamp, zone).split(':').map(Number)
  return hours * 60 + minutes
}

/** Where a reading stands in its day by its own clock: 0 until six in the morning, 1 at midnight. */
export const dayPlaceOf = ({ timestamp, zone }: Pick<Reading, 'timestamp' | 'zone'>) =>
  Math.max(0, minutesOf(timestamp, zone) - morningMinutes) / (dayMinutes - morningMinutes)
