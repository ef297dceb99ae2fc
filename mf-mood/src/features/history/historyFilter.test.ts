import type { Reading } from '../../domain/reading'
import {
  everything,
  filterReadings,
  type HistoryFilter,
  readFilter,
  readLayout,
  writeFilter,
} from './historyFilter'

const reading: Reading = {
  id: 1,
  version: 1,
  mood_value: 3,
  energy: 'low',
  note: 'Too many meetings. The caf\u00e9 helped.',
  tags: ['tired'],
  timestamp: '2025-11-26T21:58:00Z',
  date: '2025-11-26',
  zone: 'UTC',
}
const isFound = (one: Reading, filter: Partial<HistoryFilter>) =>
  filterReadings([one], { ...everything, ...filter }).length > 0
const localeDate = new Date(2025, 10, 26, 12).toLocaleDateString()

it.each([
  ['nothing', {}, true],
  ['words of the note, in any case', { words: 'MEETINGS' }, true],
  ['words typed with other accents', { words: 'cafe\u0301' }, true],
  ['words typed without accents', { words: 'cafe' }, true],
  ['words with spaces around', { words: '  helped.  ' }, true],
  ['words that it lacks', { words: 'tea' }, false],
  ['words in another order, some of the date', { words: 'helped wednesday many' }, true],
  ['words of which it lacks one', { words: 'many teas' }, false],
  ['the locale’s date', { words: localeDate }, true],
  ['the date as the page writes it', { words: 'wednesday' }, true],
  ['another day', { words: '27 nov' }, false],
  ['a tag, which is not searched', { words: 'tired' }, false],
  ['its mood', { mood: 3 }, true],
  ['another mood', { mood: 4 }, false],
  ['its energy', { energy: 'low' as const }, true],
  ['another energy', { energy: 'high' as const }, false],
  ['its mood and words that it lacks', { mood: 3, words: 'sun' }, false],
])('filters by %s', (_what, filter, expected) => {
  expect(isFound(reading, filter)).toBe(expected)
})

it('a reading without energy passes no energy filter', () => {
  expect(isFound({ ...reading, energy: null }, { energy: 'low' })).toBe(false)
})

it.each([
  ['', everything],
  ['q=tea&mood=4&energy=low', { words: 'tea', mood: 4, energy: 'low' }],
  ['mood=6&energy=huge', everything],
  ['mood=2.5', everything],
])('reads the filter of the address ?%s', (search, filter) => {
  expect(readFilter(new URLSearchParams(search))).toEqual(filter)
})

it('a filter and a layout are the same after a round trip through the address', () => {
  const params = writeFilter({ words: 'tea & rain', mood: 1, energy: 'high' }, 'list')
  expect(readFilter(params)).toEqual({ words: 'tea & rain', mood: 1, energy: 'high' })
  expect(readLayout(params)).toBe('list')
  expect(writeFilter(everything, 'grid').toString()).toBe('')
})
