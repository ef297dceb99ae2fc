import type { Reading } from '../../api/reading'
import { dayHeading } from '../reading/dayHeading'
import type { HistoryFilter } from './readFilter'

/** A date as a search may name it: as the browser's language writes it, and as the page does. */
const writtenDates = (date: string) => {
  const { weekday, comma, day } = dayHeading(date)
  return [
    new Date(`${date}T12:00:00`).toLocaleDateString(),
    `${weekday}${comma}${day}`,
    `${weekday} ${day}`,
    date,
  ]
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Whether a reading is what the filter asks for; words are looked for in its note and its date. */
export const matchesFilter = (reading: Reading, { words, mood, energy }: HistoryFilter) => {
  if (mood !== null && reading.mood_value !== mood) return false
  if (energy !== null && reading.energy !== energy) return false
  const sought = plain(words.trim())
  if (sought === '' || plain(reading.note).includes(sought)) return true
  return writtenDates(reading.date).some((written) => plain(written).includes(sought))
}
