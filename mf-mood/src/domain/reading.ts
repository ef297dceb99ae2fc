import type { Energy, ReceivedMood } from '@truenorth/api-contract/moods'
import { formatDate, formatTime, knownZone, localDay } from '@truenorth/shared-ui'

/** A compass reading, with the day and the time zone of the place where it was written. */
export type Reading = {
  id: number
  /** Undefined from a server that counts no versions. */
  version?: number | undefined
  /** 1 to 5. */
  mood_value: number
  energy: Energy | null
  note: string
  tags: string[]
  /** An instant in ISO 8601. */
  timestamp: string
  /** The calendar day where it was written, "YYYY-MM-DD". */
  date: string
  /** IANA name of the time zone where it was written. */
  zone: string
  /** False where only the day is known: then no clock is shown. */
  hasTime?: boolean | undefined
  /** The hour at which its day ends, where that is after midnight. */
  dayEnd?: number | undefined
  /** It was changed after it was made. */
  isEdited?: boolean | undefined
}

/**
 * A reading of a response. An older server leaves out where it was written (D21): then `zone` counts. A zone
 * that this browser does not know is UTC (D42).
 */
export const toReading = (received: ReceivedMood, zone: string): Reading => {
  const { local_date, time_zone, energy, has_time, edited_at, day_end, ...rest } = received
  return {
    ...rest,
    energy: energy || null,
    ...(has_time === false && { hasTime: false }),
    ...(day_end && { dayEnd: day_end }),
    ...(edited_at && { isEdited: true }),
    zone: time_zone ? knownZone(time_zone) : zone,
    date: local_date ?? localDay(rest.timestamp, zone),
  }
}

/** The readings sorted by instant, newest first. A list that is sorted already, as most are, is only read once. */
export const newestFirst = (readings: readonly Reading[]): Reading[] => {
  const dated = readings.map((reading) => ({ reading, at: Date.parse(reading.timestamp) }))
  const isSorted = dated.every(({ at }, index) => at <= (dated[index - 1]?.at ?? Infinity))
  if (!isSorted) dated.sort((a, b) => b.at - a.at)
  return dated.map(({ reading }) => reading)
}

type Moment = Pick<Reading, 'date' | 'timestamp' | 'zone' | 'hasTime' | 'dayEnd'>

/** "9:58 PM": a reading's own clock; empty where only its day is known. */
export const readingClock = ({ timestamp, zone, hasTime }: Omit<Moment, 'date'>) =>
  hasTime === false ? '' : formatTime(timestamp, zone)

/** The same beside its day: "1:30 AM next day" where its day ends after midnight. */
export const readingTime = ({ date, dayEnd, ...moment }: Moment) => {
  const clock = readingClock(moment)
  const isNextDay = dayEnd !== undefined && localDay(moment.timestamp, moment.zone) > date
  return clock && isNextDay ? `${clock} next day` : clock
}

/** "26 November, 9:58 PM": a reading's own day and clock, with the year only if it is not the current one. */
export const readingWhen = (moment: Moment, now = new Date()) =>
  [formatDate(moment.date, { now }), readingTime(moment)].filter(Boolean).join(', ')

/** The same for programs: an instant, or a day. */
export const readingDateTime = ({
  date,
  timestamp,
  hasTime,
}: Pick<Moment, 'date' | 'timestamp' | 'hasTime'>) => (hasTime === false ? date : timestamp)
