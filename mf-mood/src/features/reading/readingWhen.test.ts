import { readingWhen } from './readingWhen'

const now = new Date('2025-11-27T12:00:00Z')
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it.each([
  ['this year', '2025-11-26', '2025-11-26T21:58:00Z', 'UTC', 'November 26, 9:58 PM'],
  ['another year', '2024-11-26', '2024-11-26T21:58:00Z', 'UTC', 'November 26, 2024, 9:58 PM'],
  ['written in Tokyo', '2025-11-27', '2025-11-26T20:00:00Z', 'Asia/Tokyo', 'November 27, 5:00 AM'],
])('a reading of %s names its own day and clock', (_which, date, timestamp, zone, expected) => {
  expect(plain(readingWhen({ date, timestamp, zone }, now))).toBe(expected)
})
