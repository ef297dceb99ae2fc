import { addDays } from '@truenorth/shared-ui'
import { otherQuote, quoteOfDay } from './quotes'

const quotes = ['a', 'b', 'c'] as const

it.each([
  [0, 'a', 'b'],
  [0.99, 'a', 'c'],
  [0, undefined, 'a'],
  [0.99, undefined, 'c'],
] as const)('the random number %s after %s shows %s', (random, shown, expected) => {
  expect(otherQuote(quotes, shown, () => random)).toBe(expected)
})

it('a single quote stays', () => {
  expect(otherQuote(['a'], 'a')).toBe('a')
})

it('the quote of the day stays for a day, and is another one on the next', () => {
  const quotes = ['a', 'b', 'c']
  const today = '2025-11-27'
  const threeDays = [0, 1, 2].map((days) => quoteOfDay(quotes, addDays(today, days)))
  expect(new Set(threeDays).size).toBe(3)
  expect(quoteOfDay(quotes, today)).toBe(quoteOfDay(quotes, addDays(today, 3)))
})
