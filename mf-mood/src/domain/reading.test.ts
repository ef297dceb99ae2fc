import type { ReceivedMood } from '@truenorth/api-contract/moods'
import { newestFirst, readingClock, readingDateTime, readingWhen, toReading } from './reading'

const received = (changes: Partial<ReceivedMood> = {}): ReceivedMood => ({
  id: 1,
  version: 1,
  mood_value: 4,
  energy: 'low',
  note: '',
  tags: [],
  timestamp: '2025-11-27T23:30:00Z',
  ...changes,
})

it.each([
  ['is the local date of the response', { local_date: '2025-11-26' }, 'Asia/Tokyo', '2025-11-26'],
  ['is without one the day in the user’s time zone', {}, 'Asia/Tokyo', '2025-11-28'],
  [
    'is computed in Kolkata, five and a half hours ahead',
    { timestamp: '2025-11-27T18:30:00Z' },
    'Asia/Kolkata',
    '2025-11-28',
  ],
  [
    'is computed in an hour that Berlin has twice',
    { timestamp: '2025-10-26T01:30:00Z' },
    'Europe/Berlin',
    '2025-10-26',
  ],
  [
    'is computed in Apia on the day that it skipped',
    { timestamp: '2011-12-30T10:30:00Z' },
    'Pacific/Apia',
    '2011-12-31',
  ],
])('the date of a reading %s', (_fact, changes, zone, date) => {
  expect(toReading(received(changes), zone).date).toBe(date)
})

it.each([[''], [null], [undefined]] as const)(
  'an energy of %p means that none was chosen',
  (energy) => {
    const { energy: _, ...bare } = received()
    expect(toReading(energy === undefined ? bare : { ...bare, energy }, 'UTC').energy).toBeNull()
  },
)

it('sorts readings by instant, newest first, whatever the notation', () => {
  const times = ['2025-11-27T18:00:00Z', '2025-11-28T00:00:00+05:30', '2025-11-27T18:00:00.5Z']
  const sorted = newestFirst(times.map((timestamp) => toReading(received({ timestamp }), 'UTC')))
  expect(sorted.map(({ timestamp }) => timestamp)).toEqual([times[1], times[2], times[0]])
})

const now = new Date('2025-11-27T12:00:00Z')
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it.each([
  ['this year', '2025-11-26', '2025-11-26T21:58:00Z', 'UTC', 'November 26, 9:58 PM'],
  ['another year', '2024-11-26', '2024-11-26T21:58:00Z', 'UTC', 'November 26, 2024, 9:58 PM'],
  ['written in Tokyo', '2025-11-27', '2025-11-26T20:00:00Z', 'Asia/Tokyo', 'November 27, 5:00 AM'],
])('a reading of %s names its own day and clock', (_which, date, timestamp, zone, expected) => {
  expect(plain(readingWhen({ date, timestamp, zone }, now))).toBe(expected)
})

it.each([
  ['2025-11-27T01:30:00Z', 'November 26, 1:30 AM next day'],
  ['2025-11-26T23:30:00Z', 'November 26, 11:30 PM'],
])(
  'a reading of %s, on a day that ends at three, says which night it was',
  (timestamp, expected) => {
    const answer = received({ timestamp, local_date: '2025-11-26', time_zone: 'UTC', day_end: 3 })
    expect(plain(readingWhen(toReading(answer, 'UTC'), now))).toBe(expected)
  },
)

it('shows no clock where only the day is known', () => {
  const reading = toReading(received({ has_time: false }), 'UTC')
  expect(plain(readingWhen(reading, now))).not.toMatch(/\d:\d\d/)
  expect(readingClock(reading)).toBe('')
  expect(readingDateTime(reading)).toBe(reading.date)
  expect(readingClock(toReading(received({ has_time: true }), 'UTC'))).not.toBe('')
})

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Nowhere/Else', 'UTC'],
  ['Etc/Unknown', 'UTC'],
])('a reading written in %s is shown by the clock of %s', (time_zone, zone) => {
  expect(toReading(received({ time_zone }), 'Asia/Tokyo').zone).toBe(zone)
})
