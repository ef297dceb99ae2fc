import type { Reading } from '../../domain/reading'
import { staff, staffMarks } from './staffMarks'

const reading = (changes: Partial<Reading>): Reading => ({
  id: 1,
  mood_value: 3,
  energy: null,
  note: '',
  tags: [],
  timestamp: '2026-11-10T12:00:00Z',
  date: '2026-11-10',
  zone: 'UTC',
  ...changes,
})
const placesOf = (...readings: Partial<Reading>[]) =>
  staffMarks(readings.map((changes, id) => reading({ id, ...changes })))

it('a better mood stands higher, and a later reading further to the right', () => {
  const [low, high] = placesOf(
    { mood_value: 1, timestamp: '2026-11-10T08:00:00Z' },
    { mood_value: 5, timestamp: '2026-11-10T20:00:00Z' },
  )
  expect(low!.y).toBeGreaterThan(high!.y)
  expect(low!.x).toBeLessThan(high!.x)
})

it('the clock is that of the place where the reading was written', () => {
  const [here, there] = placesOf(
    { timestamp: '2026-11-10T12:00:00Z' },
    { timestamp: '2026-11-10T03:00:00Z', zone: 'Asia/Tokyo' },
  )
  expect(there!.x).toBe(here!.x)
})

it('the hours before six stand at the left end, and midnight is inside the right one', () => {
  const [night, six, last] = placesOf(
    { timestamp: '2026-11-10T00:30:00Z' },
    { timestamp: '2026-11-10T06:00:00Z' },
    { timestamp: '2026-11-10T23:59:00Z' },
  )
  expect(night!.x).toBe(six!.x)
  expect(last!.x).toBeLessThan(staff.right)
})

it('what was logged after midnight stands at the right end of a day that ends later', () => {
  const [late, last] = placesOf(
    { timestamp: '2026-11-11T01:30:00Z', dayEnd: 3 },
    { timestamp: '2026-11-10T23:59:00Z', dayEnd: 3 },
  )
  expect(late!.x).toBeGreaterThan(last!.x)
  expect(late!.x).toBeLessThan(staff.right)
})

it('readings without a clock stand apart in their order, and are marked', () => {
  const marks = placesOf({ hasTime: false }, { hasTime: false }, {})
  expect(marks.map(({ isTimeless }) => isTimeless)).toEqual([true, true, false])
  expect(marks[0]!.x).toBeLessThan(marks[1]!.x)
})
