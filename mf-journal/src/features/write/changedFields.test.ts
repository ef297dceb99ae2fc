import { anEntry } from '../../testing/anEntry'
import { changedFields } from './changedFields'
import { textOf } from './entryDraft'

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
