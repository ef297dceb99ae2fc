import { blankDraft, isEntryDraft } from './entryDraft'

const draft = { ...blankDraft('2026-11-28'), descriptions: { '/journal/images/1/': 'Sand' } }

test('takes what a form wrote down', () => {
  expect(isEntryDraft({ ...draft, unsent: [{ key: 'k', place: 0 }], tags: ['home'] })).toBe(true)
})

test.each<[string, object]>([
  ['a mood that cannot be chosen', { mood: 9 }],
  ['an emotion that nobody knows', { emotion: 'hungry' }],
  ['tags that are no words', { tags: [7] }],
  ['pictures that have no place', { unsent: [{ key: 'k' }] }],
  ['descriptions that are no words', { descriptions: { '/journal/images/1/': {} } }],
])('refuses a draft with %s', (_what, changes) => {
  expect(isEntryDraft(Object.assign({}, draft, changes))).toBe(false)
})
