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
])('page %i of %i items reads "%s…"', (page, items, text) => {
  expect(rangeText(page, items)).toBe(text)
})
