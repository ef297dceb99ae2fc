import { meanMood, oneDecimal } from './meanMood'

const moods = (...values: number[]) => values.map((mood_value) => ({ mood_value }))

it.each([
  ['none', moods(), '0.0'],
  ['one', moods(4), '4.0'],
  ['thirds', moods(3, 3, 5), '3.7'],
])('shows the mean of %s with one decimal', (_which, readings, shown) => {
  expect(oneDecimal(meanMood(readings))).toBe(shown)
})
