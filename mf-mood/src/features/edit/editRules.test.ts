import { blankReading } from '../../domain/readingValues'
import { differingFields, editRules } from './editRules'

const good = { ...blankReading, mood_value: 4, note: 'Fine.' } as const

it.each([
  ['a mood and a note', {}, {}],
  ['no mood', { mood_value: null }, { mood_value: 'Select a mood' }],
  ['no note', { note: '' }, { note: 'Add a note' }],
  ['a note of spaces', { note: ' \n ' }, { note: 'Add a note' }],
  ['500 characters', { note: 'x'.repeat(500) }, {}],
  ['501 characters', { note: 'x'.repeat(501) }, { note: 'Max 500 characters' }],
  ['500 emoji of two code units each', { note: '🙂'.repeat(500) }, {}],
])('validates a reading with %s', (_case, changes, errors) => {
  expect(editRules({ ...good, tags: [], ...changes })).toEqual(errors)
})

const base = { ...blankReading, tags: ['calm', 'tired'] }

it.each([
  ['itself', {}, []],
  ['tags in another order', { tags: ['tired', 'calm'] }, []],
  ['another tag', { tags: ['calm', 'lonely'] }, ['tags']],
  ['one tag less', { tags: ['calm'] }, ['tags']],
  ['one with a tag that was typed and not added yet', { word: 'Tea' }, ['tags']],
  ['one with a typed tag that it has already', { word: ' Calm' }, []],
  ['another mood', { mood_value: 3 as const }, ['mood_value']],
  ['an energy', { energy: 'low' as const }, ['energy']],
  ['a space in the note', { note: ' ' }, ['note']],
])('compares a reading with %s', (_what, changes, expected) => {
  expect(differingFields(base, { ...base, ...changes })).toEqual(expected)
})
