import { addDays } from '@truenorth/shared-ui'
import { quoteOfDay } from './quoteOfDay'

it('stays for the day and moves on the next', () => {
  const quotes = ['a', 'b', 'c']
  const today = '2025-11-27'
  const threeDays = [0, 1, 2].map((days) => quoteOfDay(quotes, addDays(today, days)))
  expect(new Set(threeDays).size).toBe(3)
  expect(quoteOfDay(quotes, today)).toBe(quoteOfDay(quotes, addDays(today, 3)))
})
