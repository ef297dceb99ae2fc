import { byteOrderMark, csvLine } from '../csv/csv.ts'
import type { Mood } from '../moods/mood.schema.ts'

const names = [
  'local_date',
  'timestamp',
  'time_zone',
  'mood_value',
  'energy',
  'note',
  'tags',
] as const

/** Readings for a spreadsheet, newest first. */
export const readingsAsCsv = (readings: Mood[]) =>
  byteOrderMark +
  csvLine([...names]) +
  readings.map((reading) => csvLine(names.map((name) => cellOf(reading[name])))).join('')

const cellOf = (value: Mood[(typeof names)[number]]) =>
  Array.isArray(value) ? value.join(', ') : value
