import { countCodePoints } from './countCodePoints'
import { cutGraphemes } from './cutGraphemes'
import { truncate } from './truncate'

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
])('%p counts %d code points', (text, count) => {
  expect(countCodePoints(text)).toBe(count)
})

test('what fits is kept as it is', () => {
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

test('a long text ends in an ellipsis and a short one does not', () => {
  expect(truncate('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}…`)
  expect(truncate('x'.repeat(150), 150)).toBe('x'.repeat(150))
})
