import { moodInWords } from './moodInWords'

it.each([
  [{ mood: 3, count: 0 }, 'No entry, counts as 3, Okay'],
  [{ mood: 5, count: 1 }, 'Excellent'],
  [{ mood: 11 / 3, count: 3 }, 'Good, 3.7 as the mean of 3 readings'],
])('%o reads %p', (day, words) => {
  expect(moodInWords({ date: '2025-11-27', ...day })).toBe(words)
})
