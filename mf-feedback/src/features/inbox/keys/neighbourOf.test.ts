import { neighbourOf } from './neighbourOf'

const items = [{ id: 5 }, { id: 4 }, { id: 2 }]
type Case = [string, number | undefined, number | undefined, 1 | -1, number | undefined]

test.each<Case>([
  ['j opens the first when nothing is open', undefined, undefined, 1, 5],
  ['k opens the first when nothing is open', undefined, undefined, -1, 5],
  ['j goes down', 5, 0, 1, 4],
  ['k goes up', 2, 2, -1, 4],
  ['j stops at the end', 2, 2, 1, undefined],
  ['k stops at the start', 5, 0, -1, undefined],
  ['j goes to what moved up into the place of the item that left', 3, 2, 1, 2],
  ['k goes to what was above the item that left', 3, 2, -1, 4],
  ['k does nothing above the first place', 9, 0, -1, undefined],
  ['j stays within the list when the last item left', 1, 3, 1, 2],
  ['an item opened by its link that is not listed leads to the first', 99, undefined, 1, 5],
])('%s', (_title, open, stoodAt, step, id) => {
  expect(neighbourOf(items, open, stoodAt, step)?.id).toBe(id)
})

test('an empty list has no neighbours', () => {
  expect(neighbourOf([], undefined, undefined, 1)).toBeUndefined()
  expect(neighbourOf([], 3, 2, 1)).toBeUndefined()
})
