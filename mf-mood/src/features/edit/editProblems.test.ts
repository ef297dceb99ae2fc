import { blankReading } from '../form/readingValues'
import { editProblems } from './editProblems'

const good = { ...blankReading, mood_value: 4, note: 'Fine.' } as const

it.each([
  ['a mood and a note', {}, {}],
  ['no mood', { mood_value: null }, { mood: 'Select a mood' }],
  ['no note', { note: '' }, { note: 'Add a note' }],
  ['a note of spaces', { note: ' \n ' }, { note: 'Add a note' }],
  ['500 characters', { note: 'x'.repeat(500) }, {}],
  ['501 characters', { note: 'x'.repeat(501) }, { note: 'Max 500 characters' }],
  ['500 faces of two units each', { note: '🙂'.repeat(500) }, {}],
])('%s', (_case, changes, problems) => {
  expect(editProblems({ ...good, tags: [], ...changes })).toEqual(problems)
})
