import { weeklyInsight } from './weeklyInsight'

const on = (date: string, mood_value: number) => ({
  date,
  mood_value,
  timestamp: `${date}T12:00:00Z`,
})
const today = '2025-11-27'

it.each([
  [
    'above 3 the trend is up',
    [on(today, 4), on('2025-11-26', 3)],
    { average: '3.5', trend: 'up', mostCommon: 4 },
  ],
  ['at 3 the trend is down', [on(today, 3)], { average: '3.0', trend: 'down', mostCommon: 3 }],
  ['below 3 the trend is down', [on(today, 1), on(today, 2)], { average: '1.5', trend: 'down' }],
  [
    'the trend follows the average that is shown',
    [...Array(24).fill(on(today, 3)), on(today, 4)],
    { average: '3.0', trend: 'down' },
  ],
  ['six days ago still counts', [on('2025-11-21', 5)], { average: '5.0' }],
])('%s', (_fact, readings, expected) => {
  expect(weeklyInsight(readings, today)).toMatchObject(expected)
})

it.each([
  ['no readings', []],
  ['a reading of seven days ago', [on('2025-11-20', 5)]],
])('there is no insight from %s', (_case, readings) => {
  expect(weeklyInsight(readings, today)).toBeUndefined()
})
