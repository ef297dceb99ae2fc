// Where the readings of a day stand on its staff: up is a better mood, left is earlier in the day.
import { moodOf, type MoodStep } from '@truenorth/shared-ui'
import { dayPlaceOf } from '../../domain/dayPlace'
import type { Reading } from '../../domain/reading'

/** The drawing's own units. */
export const staff = { width: 50, height: 44, left: 5, right: 45, lines: [8, 22, 36], radius: 5.6 }

const highest = 8
const stepHeight = 7
const earliest = 9
const latest = 41

/** One reading on the staff. `isTimeless`: only its day is known, so that its place says nothing about time. */
export type StaffMark = { id: number; x: number; y: number; mood: MoodStep; isTimeless: boolean }

/** The marks of a day's readings. Those without a clock stand in their order, at equal distances. */
export const staffMarks = (readings: readonly Reading[]): StaffMark[] => {
  const timeless = readings.filter(({ hasTime }) => hasTime === false)
  return readings.map((reading) => {
    const mood = moodOf(reading.mood_value)
    const order = timeless.indexOf(reading)
    const isTimeless = order >= 0
    const place = isTimeless ? (order + 1) / (timeless.length + 1) : dayPlaceOf(reading)
    return {
      id: reading.id,
      x: earliest + place * (latest - earliest),
      y: highest + (5 - mood.value) * stepHeight,
      mood,
      isTimeless,
    }
  })
}
