import { sliceOf } from './feedbackQuery.ts'

test('without a page the list is whole', () => {
  expect(sliceOf({})).toBeUndefined()
})

test.each([
  [{ page: 1 }, { limit: 50, offset: 0 }],
  [{ page: 3 }, { limit: 50, offset: 100 }],
  [{ page_size: 10 }, { limit: 10, offset: 0 }],
  [
    { page: 2, page_size: 10 },
    { limit: 10, offset: 10 },
  ],
])('%j is the slice %j', (query, slice) => {
  expect(sliceOf(query)).toEqual(slice)
})
