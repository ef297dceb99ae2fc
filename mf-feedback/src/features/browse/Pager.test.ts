import { pagesOf, rangeText } from './Pager'

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [120, 3],
])('%i items fill %i pages of 50', (items, pages) => {
  expect(pagesOf(items)).toBe(pages)
})

test.each([
  [1, 0, 'Nothing found'],
  [1, 7, '1–7 of 7'],
  [2, 120, '51–100 of 120'],
  [3, 120, '101–120 of 120'],
])('page %i of %i items reads "%s…"', (page, matching, text) => {
  expect(rangeText(page, { matching })).toBe(text)
})

test.each([
  [2, '51–100 of more than 500'],
  [11, 'From 501 on'],
])('page %i of more items than were counted reads "%s"', (page, text) => {
  expect(rangeText(page, { matching: 500, has_more: true })).toBe(text)
})
