import { anEntry } from '../testing/entries'
import type { Entry } from './entry'
import { sortEntries, type Sorting } from './sortEntries'

const sorted = (entries: Partial<Entry>[], by: Sorting, locale = 'en') =>
  sortEntries(
    entries.map((changes) => anEntry(changes)),
    by,
    locale,
  )

it('sorts by day, newest first; within a day, the entry that was written last comes first', () => {
  const ids = sorted(
    [
      { id: '1', date: '2025-11-26', createdAt: '2025-11-29T06:00:00Z' },
      { id: '2', date: '2025-11-27', createdAt: '2025-11-27T06:00:00Z' },
      { id: '3', date: '2025-11-27', createdAt: '2025-11-27T09:00:00Z' },
      { id: '10', date: '2025-11-27', createdAt: '2025-11-27T09:00:00Z' },
    ],
    'date',
  ).map(({ id }) => id)
  expect(ids).toEqual(['10', '3', '2', '1'])
})

it('sorts by mood, highest first, newest first among equals', () => {
  const ids = sorted(
    [
      { id: '1', mood: 2 },
      { id: '2', mood: 5, date: '2025-01-01' },
      { id: '3', mood: 5, date: '2025-02-01' },
    ],
    'mood',
  ).map(({ id }) => id)
  expect(ids).toEqual(['3', '2', '1'])
})

const titles = (given: string[], locale: string) =>
  sorted(
    given.map((title) => ({ title })),
    'title',
    locale,
  ).map(({ title }) => title)

it.each([
  [
    'English',
    'en',
    ['zebra', 'Älg', 'apple', 'Day 10', 'Day 9'],
    ['Älg', 'apple', 'Day 9', 'Day 10', 'zebra'],
  ],
  ['Swedish', 'sv', ['zebra', 'älg', 'apple'], ['apple', 'zebra', 'älg']],
  ['German', 'de', ['Zug', 'Öl', 'Ofen'], ['Ofen', 'Öl', 'Zug']],
])('sorts titles by the rules of %s', (_language, locale, given, expected) => {
  expect(titles(given, locale)).toEqual(expected)
})

it('sorts an entry without a title where its "Untitled Entry" belongs', () => {
  expect(titles(['Zug', '', 'Apple'], 'en')).toEqual(['Apple', '', 'Zug'])
})
