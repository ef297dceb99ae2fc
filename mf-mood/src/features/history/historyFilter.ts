// What the history shows, and the address that says so.
import { type Energy, energies } from '@truenorth/api-contract/moods'
import { foldText, hasWords, searchWords } from '@truenorth/api-contract/text'
import { moodScale } from '@truenorth/shared-ui'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { useState } from 'react'
import type { Reading } from '../../domain/reading'
import { dayHeading } from '../../domain/days'

export type HistoryFilter = { words: string; mood: number | null; energy: Energy | null }
export type HistoryLayout = 'grid' | 'list'

/** The filter that every reading passes. */
export const everything: HistoryFilter = { words: '', mood: null, energy: null }

/** Whether every reading passes a filter. */
export const isEverything = ({ words, mood, energy }: HistoryFilter) =>
  searchWords(words).length === 0 && mood === null && energy === null

/** The filter of an address; invalid parameters are ignored. */
export const readFilter = (params: URLSearchParams): HistoryFilter => ({
  words: params.get('q') ?? '',
  mood: moodScale.find(({ value }) => value === Number(params.get('mood')))?.value ?? null,
  energy: energies.find((energy) => energy === params.get('energy')) ?? null,
})

/** The layout of an address. */
export const readLayout = (params: URLSearchParams): HistoryLayout =>
  params.get('view') === 'list' ? 'list' : 'grid'

/** The parameters of the address; defaults are left out. */
export const writeFilter = ({ words, mood, energy }: HistoryFilter, layout: HistoryLayout) =>
  new URLSearchParams({
    ...(words && { q: words }),
    ...(mood && { mood: String(mood) }),
    ...(energy && { energy }),
    ...(layout === 'list' && { view: layout }),
  })

/** The filter and the layout; the address keeps both, so that they are there again on the way back. */
export const useHistoryFilter = () => {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(params))
  const [layout, setLayout] = useState(() => readLayout(params))
  const show = (nextFilter: HistoryFilter, nextLayout: HistoryLayout) => {
    setFilter(nextFilter)
    setLayout(nextLayout)
    setParams(writeFilter(nextFilter, nextLayout), { replace: true, preventScrollReset: true })
  }
  return {
    filter,
    layout,
    changeFilter: (changes: Partial<HistoryFilter>) => show({ ...filter, ...changes }, layout),
    changeLayout: (next: HistoryLayout) => show(filter, next),
  }
}

// Folding texts and writing dates is slow, so it is done once for each reading and each day.
const texts = new WeakMap<Reading, string>()
const dates = new Map<string, string>()

// A date in the words that a search may use: those of the browser's language, and those of the page.
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

/** The folded note and dates of a reading, separated by a character that no word has. */
export const searchTextOf = (reading: Reading) => {
  const known = texts.get(reading)
  if (known !== undefined) return known
  // Joined instead of added, because the browser would put a sum together only during the first search.
  const text = [foldText(reading.note), dateText(reading.date)].join('\n')
  texts.set(reading, text)
  return text
}

/** The readings that pass the filter. Words are looked for in notes and dates. */
export const filterReadings = (
  readings: readonly Reading[],
  filter: HistoryFilter,
): readonly Reading[] => {
  if (isEverything(filter)) return readings
  const { mood, energy } = filter
  const words = searchWords(filter.words)
  return readings.filter(
    (reading) =>
      (mood === null || reading.mood_value === mood) &&
      (energy === null || reading.energy === energy) &&
      hasWords(searchTextOf(reading), words),
  )
}
