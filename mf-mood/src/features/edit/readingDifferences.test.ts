import { blankReading } from '../form/readingValues'
import { readingDifferences } from './readingDifferences'

const base = { ...blankReading, tags: ['calm', 'tired'] }

it.each([
  ['itself', {}, []],
  ['tags in another order', { tags: ['tired', 'calm'] }, []],
  ['another tag', { tags: ['calm', 'lonely'] }, ['tags']],
  ['one tag less', { tags: ['calm'] }, ['tags']],
  ['a tag typed and not added yet', { word: 'Tea' }, ['tags']],
  ['a typed word that is there already', { word: ' Calm' }, []],
  ['another mood', { mood_value: 3 as const }, ['mood_value']],
  ['an energy', { energy: 'low' as const }, ['energy']],
  ['a space in the note', { note: ' ' }, ['note']],
])('a reading differs from %s', (_what, changes, expected) => {
  expect(readingDifferences(base, { ...base, ...changes })).toEqual(expected)
})
