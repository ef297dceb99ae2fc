import { otherQuote } from './otherQuote'

const quotes = ['a', 'b', 'c'] as const

it.each([
  [0, 'a', 'b'],
  [0.99, 'a', 'c'],
  [0, undefined, 'a'],
  [0.99, undefined, 'c'],
] as const)('a throw of %s after %s shows %s', (throwOf, shown, expected) => {
  expect(otherQuote(quotes, shown, () => throwOf)).toBe(expected)
})

it('a single quote stays', () => {
  expect(otherQuote(['a'], 'a')).toBe('a')
})
