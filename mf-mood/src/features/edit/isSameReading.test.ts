import { blankReading } from '../form/readingValues'
import { isSameReading } from './isSameReading'

const base = { ...blankReading, tags: ['calm', 'tired'] }

it.each([
  ['itself', {}, true],
  ['tags in another order', { tags: ['tired', 'calm'] }, true],
  ['another tag', { tags: ['calm', 'lonely'] }, false],
  ['one tag less', { tags: ['calm'] }, false],
  ['another mood', { mood_value: 3 as const }, false],
  ['an energy', { energy: 'low' as const }, false],
  ['a space in the note', { note: ' ' }, false],
])('a reading compared with %s', (_what, changes, expected) => {
  expect(isSameReading(base, { ...base, ...changes })).toBe(expected)
})
