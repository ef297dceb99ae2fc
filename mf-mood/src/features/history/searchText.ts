import { foldText } from '@truenorth/shared-ui/lists'
import type { Reading } from '../../api/reading'
import { dayHeading } from '../reading/dayHeading'

// Folding and writing dates is what costs: done once a reading and once a day.
const texts = new WeakMap<Reading, string>()
const dates = new Map<string, string>()

/** A date as a search may name it: as the browser's language writes it, and as the page does. */
const dateText = (date: string) => {
  const known = dates.get(date)
  if (known !== undefined) return known
  const { weekday, comma, day } = dayHeading(date)
  const numbers = new Date(`${date}T12:00:00`).toLocaleDateString()
  const text = [numbers, `${weekday}${comma}${day}`, `${weekday} ${day}`, date]
    .map(foldText)
    .join('\n')
  dates.set(date, text)
  return text
}

/** The folded note and dates of a reading, told apart by a sign that no folded text has. */
export const searchText = (reading: Reading) => {
  const known = texts.get(reading)
  if (known !== undefined) return known
  // Joined, not added: a sum of texts is put together when it is first searched, with somebody waiting.
  const text = [foldText(reading.note), dateText(reading.date)].join('\n')
  texts.set(reading, text)
  return text
}
