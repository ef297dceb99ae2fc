import { anEntry } from '../../testing/entries'
import { blankEntry, changedFields, isUsable, rules, textOf } from './entryValues'

const draft = { ...blankEntry('2026-11-28'), descriptions: { '/journal/images/1/': 'Sand' } }

test('a draft that a form has stored is usable', () => {
  expect(isUsable({ ...draft, unsent: [{ key: 'k', place: 0 }], tags: ['home'] })).toBe(true)
})

test.each<[string, object]>([
  ['a mood that cannot be chosen', { mood: 9 }],
  ['an emotion that nobody knows', { emotion: 'hungry' }],
  ['tags that are no words', { tags: [7] }],
  ['pictures that have no place', { unsent: [{ key: 'k' }] }],
  ['descriptions that are no words', { descriptions: { '/journal/images/1/': {} } }],
])('a draft with %s is not usable', (_what, changes) => {
  expect(isUsable(Object.assign({}, draft, changes))).toBe(false)
})

const before = textOf(anEntry({ tags: ['a', 'b'] }))

it.each([
  [{}, {}],
  [{ title: 'Seven' }, { title: 'Seven' }],
  [{ tags: ['a', 'b'] }, {}],
  [{ tags: ['b', 'a'] }, { tags: ['b', 'a'] }],
  [
    { mood: 1, images: ['/journal/images/x/'] },
    { mood: 1, images: ['/journal/images/x/'] },
  ],
])('after %j only %j is sent', (changes, sent) => {
  expect(changedFields(before, { ...before, ...changes })).toEqual(sent)
})

test('a changed time is sent with its date', () => {
  const before = { ...blankEntry('2026-03-29'), title: 'Rain' }
  expect(changedFields(before, { ...before, time: '22:00' })).toEqual({
    date: '2026-03-29',
    time: '22:00',
  })
  expect(changedFields(before, { ...before, title: 'Snow' })).toEqual({ title: 'Snow' })
})

test('a time is not ahead of now', () => {
  const entry = { ...blankEntry('2026-03-29'), title: 'Rain', content: 'All day.' }
  expect(rules({ ...entry, time: '22:00' }).time).toBe(false)
  expect(rules({ ...entry, date: '2999-01-01', time: '22:00' }).time).toBe(
    'Choose a time up to now',
  )
})
