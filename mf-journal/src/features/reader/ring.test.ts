import { neighborsIn } from './ring'

it.each([
  ['the first', ['a', 'b', 'c'], 'a', { number: 1, count: 3, previous: 'c', next: 'b' }],
  ['one within', ['a', 'b', 'c'], 'b', { number: 2, count: 3, previous: 'a', next: 'c' }],
  ['the last', ['a', 'b', 'c'], 'c', { number: 3, count: 3, previous: 'b', next: 'a' }],
  ['the only one', ['a'], 'a', { number: 1, count: 1, previous: 'a', next: 'a' }],
])('%s has neighbors around the ring', (_which, ids, id, place) => {
  expect(neighborsIn(ids, id)).toEqual(place)
})
