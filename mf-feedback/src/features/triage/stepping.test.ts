import { neighborOf } from './stepping'

const items = [{ id: 5 }, { id: 4 }, { id: 2 }]
type Case = [string, number | undefined, number | undefined, 1 | -1, number | undefined]

test.each<Case>([
  ['j opens the first when nothing is open', undefined, undefined, 1, 5],
  ['k opens the first when nothing is open', undefined, undefined, -1, 5],
  ['j goes down', 5, 0, 1, 4],
  ['k goes up', 2, 2, -1, 4],
  ['j stops at the end', 2, 2, 1, undefined],
  ['k stops at the start', 5, 0, -1, undefined],
  ['j goes to the item that moved into the place of the one that left', 3, 2, 1, 2],
  ['k goes to the item above the one that left', 3, 2, -1, 4],
  ['k does nothing above the first place', 9, 0, -1, undefined],
  ['j stays within the list when the last item left', 1, 3, 1, 2],
  ['an item opened by its link that is not listed leads to the first', 99, undefined, 1, 5],
])('%s', (_title, open, lastIndex, step, id) => {
  expect(neighborOf(items, open, lastIndex, step)?.id).toBe(id)
})

test('an empty list has no neighbors', () => {
  expect(neighborOf([], undefined, undefined, 1)).toBeUndefined()
  expect(neighborOf([], 3, 2, 1)).toBeUndefined()
})
