import { toReading } from '../../domain/reading'
import { chartDays, moodText } from './chartDays'

const wire = (timestamp: string, mood_value: number) => ({
  id: 1,
  version: 1,
  mood_value,
  energy: null,
  note: '',
  tags: [],
  timestamp,
})

const daysOf = (zone: string, today: string, ...logged: [timestamp: string, mood: number][]) =>
  chartDays(
    logged.map(([timestamp, mood]) => toReading(wire(timestamp, mood), zone)),
    today,
  )

it('shows seven days, today last', () => {
  expect(chartDays([], '2025-03-02').map(({ date }) => date)).toEqual([
    '2025-02-24',
    '2025-02-25',
    '2025-02-26',
    '2025-02-27',
    '2025-02-28',
    '2025-03-01',
    '2025-03-02',
  ])
})

it('counts a day with no entry as 3', () => {
  expect(chartDays([], '2025-11-27').every(({ mood, count }) => mood === 3 && count === 0)).toBe(
    true,
  )
})

it('shows the mean of a day with several readings', () => {
  const readings = [4, 5, 2].map((mood_value) => ({ mood_value, date: '2025-11-27' }))
  expect(chartDays(readings, '2025-11-27').at(-1)).toEqual({
    date: '2025-11-27',
    mood: 11 / 3,
    count: 3,
  })
})

it.each([
  [
    'Berlin, the night that has 25 hours',
    'Europe/Berlin',
    '2025-10-26',
    '2025-10-26T22:30:00Z',
    '2025-10-26',
  ],
  [
    'Berlin, just before that night',
    'Europe/Berlin',
    '2025-10-26',
    '2025-10-25T21:59:59Z',
    '2025-10-25',
  ],
  [
    'Berlin, the night that has 23 hours',
    'Europe/Berlin',
    '2025-03-30',
    '2025-03-30T21:59:59Z',
    '2025-03-30',
  ],
  [
    'Berlin, the morning after it',
    'Europe/Berlin',
    '2025-03-31',
    '2025-03-30T22:00:00Z',
    '2025-03-31',
  ],
  [
    'Apia, across the day that never was',
    'Pacific/Apia',
    '2012-01-01',
    '2011-12-30T09:59:59Z',
    '2011-12-29',
  ],
  ['Apia, after it', 'Pacific/Apia', '2012-01-01', '2011-12-30T10:00:00Z', '2011-12-31'],
  [
    'Kolkata, half an hour before midnight in UTC',
    'Asia/Kolkata',
    '2025-11-27',
    '2025-11-26T18:29:59Z',
    '2025-11-26',
  ],
  [
    'Kolkata, from half past six in the evening in UTC',
    'Asia/Kolkata',
    '2025-11-27',
    '2025-11-26T18:30:00Z',
    '2025-11-27',
  ],
])('puts a reading on its own day: %s', (_where, zone, today, timestamp, expected) => {
  const days = daysOf(zone, today, [timestamp, 5])
  expect(days).toHaveLength(7)
  expect(days.filter(({ count }) => count > 0).map(({ date }) => date)).toEqual([expected])
})

it('puts a reading on the day of the place where it was written', () => {
  const tokyo = {
    ...wire('2025-11-26T20:00:00Z', 5),
    local_date: '2025-11-27',
    time_zone: 'Asia/Tokyo',
  }
  const days = chartDays([toReading(tokyo, 'America/New_York')], '2025-11-27')
  expect(days.at(-1)?.count).toBe(1)
})

it.each([
  [{ mood: 3, count: 0 }, 'No entry, counts as 3, Okay'],
  [{ mood: 5, count: 1 }, 'Excellent'],
  [{ mood: 11 / 3, count: 3 }, 'Good, 3.7 as the mean of 3 readings'],
])('%o is described as %p', (day, words) => {
  expect(moodText({ date: '2025-11-27', ...day })).toBe(words)
})
