import type { Reading } from '../../api/reading'
import { filterReadings } from './filterReadings'
import { everything, type HistoryFilter } from './readFilter'

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
  ['the locale’s date', { words: localeDate }, true],
  ['the date as the page writes it', { words: 'wednesday' }, true],
  ['another day', { words: '27 nov' }, false],
  ['a tag, which is not searched', { words: 'tired' }, false],
  ['its mood', { mood: 3 }, true],
  ['another mood', { mood: 4 }, false],
  ['its energy', { energy: 'low' as const }, true],
  ['another energy', { energy: 'high' as const }, false],
  ['its mood and words that it lacks', { mood: 3, words: 'sun' }, false],
])('asked for %s', (_what, filter, expected) => {
  expect(isFound(reading, filter)).toBe(expected)
})

it('energy that was not given is found by no energy filter', () => {
  expect(isFound({ ...reading, energy: null }, { energy: 'low' })).toBe(false)
})
