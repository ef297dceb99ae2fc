import { daysTracked, meanMood, mostFrequentMood, oneDecimal, weeklyChange } from './moodStats'

const logged = (...moods: [value: number, hour: number][]) =>
  moods.map(([mood_value, hour]) => ({
    mood_value,
    timestamp: new Date(Date.UTC(2025, 10, 27, hour)).toISOString(),
  }))

it.each([
  ['is the one logged most often', logged([4, 9], [2, 8], [4, 7]), { value: 4, count: 2 }],
  [
    'is, in a tie, the one logged last',
    logged([2, 9], [5, 8], [5, 7], [2, 6]),
    { value: 2, count: 2 },
  ],
  [
    'does not depend on the order of the list',
    logged([2, 6], [5, 7], [5, 8], [2, 9]),
    { value: 2, count: 2 },
  ],
  ['is unknown without readings', [], undefined],
])('the most frequent mood %s', (_fact, readings, expected) => {
  expect(mostFrequentMood(readings)).toEqual(expected)
})

it('compares the instants of a tie, whatever their notation', () => {
  const readings = [
    { mood_value: 1, timestamp: '2025-11-27T23:00:00+05:30' },
    { mood_value: 5, timestamp: '2025-11-27T18:00:00Z' },
  ]
  expect(mostFrequentMood(readings)?.value).toBe(5)
})

it.each([
  ['no readings', [], 0],
  ['three readings on two dates', ['2025-11-27', '2025-11-27', '2025-11-26'], 2],
])('counts the different days of %s', (_case, dates, expected) => {
  expect(daysTracked(dates.map((date) => ({ date })))).toBe(expected)
})

const moods = (...values: number[]) => values.map((mood_value) => ({ mood_value }))

it.each([
  ['none', moods(), '0.0'],
  ['one', moods(4), '4.0'],
  ['thirds', moods(3, 3, 5), '3.7'],
])('shows the mean of %s with one decimal', (_which, readings, shown) => {
  expect(oneDecimal(meanMood(readings))).toBe(shown)
})

it.each([
  [3.6, 12.5],
  [3.2, 0],
  [2.4, -25],
  [5, 56.3],
  [8 / 3, -16.7],
  [11 / 3, 14.6],
  [3.2016, 0.1],
  [3.1984, -0.1],
  [3.1999, 0],
])('a week of %s is %s %% away from 3.2', (average, percent) => {
  expect(weeklyChange(average)).toBe(percent)
})
