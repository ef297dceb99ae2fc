import { mostFrequentMood } from './mostFrequentMood'

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

it('a tie is settled by instants, not by how they are written', () => {
  const readings = [
    { mood_value: 1, timestamp: '2025-11-27T23:00:00+05:30' },
    { mood_value: 5, timestamp: '2025-11-27T18:00:00Z' },
  ]
  expect(mostFrequentMood(readings)?.value).toBe(5)
})
