// Wall clocks: "2025-11-26T22:00", with an offset behind it or without, or a day alone.
import {
  addDays,
  formatLongDate,
  formatTime,
  localDay,
  readingDay,
  userZone,
} from '@truenorth/shared-ui'

/** "22:00": the clock of a zone at an instant. */
export const clockOf = (instant: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))

/** "2025-11-26T22:00": the day and the clock of a zone at an instant. */
export const wallClockOf = (instant: string | number, zone: string) =>
  `${localDay(instant, zone)}T${clockOf(instant, zone)}`

/** The day of a wall clock, and its "22:00", which is empty for a day alone. */
export const partsOf = (wall: string) => {
  const [day = '', clock = ''] = wall.split('T')
  return { day, time: clock.slice(0, 'HH:MM'.length) }
}

/** The day that a wall clock, or a day alone, counts for where days end at `dayEnd` o'clock. */
export const countedDay = (wall: string, dayEnd: number) => {
  const { day, time } = partsOf(wall)
  return time ? readingDay({ day, time }, dayEnd) : day
}

/** "10:00 PM"; empty for a day alone. */
export const wallTime = (wall: string) => {
  const { day, time } = partsOf(wall)
  return time && formatTime(`${day}T${time}Z`, 'UTC')
}

/** "Wednesday, November 26, 2025, 10:00 PM". */
export const wallText = (wall: string) =>
  [formatLongDate(partsOf(wall).day), wallTime(wall)].filter(Boolean).join(', ')

const noonHour = '12'
const eveningHour = '18'

/** How one calls a moment of the past, where days end at `dayEnd` o'clock: "Last night". */
export const momentName = (wall: string, today: string, dayEnd: number) => {
  const { day, time } = partsOf(wall)
  const counted = countedDay(wall, dayEnd)
  const isAfterMidnight = counted < day
  if (counted === today && !time) return 'Today'
  if (counted === today)
    return time < noonHour && !isAfterMidnight ? 'This morning' : 'Earlier today'
  if (counted !== addDays(today, -1)) return 'Another day'
  return time >= eveningHour || isAfterMidnight ? 'Last night' : 'Yesterday'
}

const two = (count: number) => String(Math.trunc(count)).padStart(2, '0')

/** A wall clock of this browser with the offset that the browser knows of it; a day alone stays one. */
export const withOffset = (wall: string) => {
  if (!partsOf(wall).time) return wall
  // A browser whose own zone is unknown shows the clock of UTC.
  const offset = userZone() === 'UTC' ? 0 : -new Date(wall).getTimezoneOffset()
  const minutes = Math.abs(offset)
  return `${wall}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}
