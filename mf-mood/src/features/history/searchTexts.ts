import { foldText } from '@truenorth/shared-ui/lists'
import type { Reading } from '../../api/reading'
import { dayHeading } from '../reading/dayHeading'

// Folding and writing dates is what costs: done once a note and once a day.
const notes = new WeakMap<Reading, string>()
const dates = new Map<string, string>()

const noteOf = (reading: Reading) => {
  const known = notes.get(reading)
  if (known !== undefined) return known
  const text = foldText(reading.note)
  notes.set(reading, text)
  return text
}

/** A date as a search may name it: as the browser's language writes it, and as the page does. */
const dateOf = (date: string) => {
  const known = dates.get(date)
  if (known !== undefined) return known
  const { weekday, comma, day } = dayHeading(date)
  const numbers = new Date(`${date}T12:00:00`).toLocaleDateString()
  const text = foldText([numbers, `${weekday}${comma}${day}`, `${weekday} ${day}`, date].join('\n'))
  dates.set(date, text)
  return text
}

/** The folded texts in which words are looked for: the note, and the date. */
export const searchTexts = (reading: Reading) => [noteOf(reading), dateOf(reading.date)]
