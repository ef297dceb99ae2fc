import { countCodePoints, cutGraphemes, truncate } from './textLength'

const family = '👨‍👩‍👧‍👦'
const flag = '🇩🇰'

test.each([
  ['', 0],
  ['note', 4],
  ['🙂', 1],
  [flag, 2],
  [family, 7],
  ['e\u0301', 2],
  ['日本語', 3],
])('%p has %d code points', (text, count) => {
  expect(countCodePoints(text)).toBe(count)
})

test('a text within the limit is not cut', () => {
  expect(cutGraphemes(family, 7)).toBe(family)
})

test.each([
  [`ab${family}`, 8, 'ab'],
  [`a${flag}b`, 2, 'a'],
  [`a${flag}b`, 3, `a${flag}`],
  ['cafe\u0301s', 4, 'caf'],
  ['abc', 0, ''],
])('%p is cut at %d code points between graphemes', (text, max, kept) => {
  expect(cutGraphemes(text, max)).toBe(kept)
})

test('only a truncated text ends in an ellipsis', () => {
  expect(truncate('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}…`)
  expect(truncate('x'.repeat(150), 150)).toBe('x'.repeat(150))
})
