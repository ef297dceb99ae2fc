import { afterFailure, closedBreaker, createBackoff } from './backoff'

const minute = 60_000
const after = (...moments: number[]) => moments.reduce(afterFailure, closedBreaker)

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => jest.useRealTimers())

test('what failed once or twice is left alone for a second', () => {
  expect(after(0).openUntil).toBe(1_000)
  expect(after(0, minute).openUntil).toBe(minute + 1_000)
})

test('the third failure pauses for 15 seconds', () => {
  expect(after(0, minute, 2 * minute).openUntil).toBe(2 * minute + 15_000)
})

test('failures during a pause count as one', () => {
  expect(after(0, 10, 20, 30)).toEqual({ failures: 1, openUntil: 1_000 })
})

test('each further failure doubles the pause, up to five minutes', () => {
  const pauses = [3, 4, 5, 6, 7, 8, 9, 10].map((count) => {
    const moments = Array.from({ length: count }, (_, i) => i * 10 * minute)
    return (after(...moments).openUntil - (count - 1) * 10 * minute) / 1_000
  })
  expect(pauses).toEqual([15, 30, 60, 120, 240, 300, 300, 300])
})

const failThreeTimes = (key: string) => {
  const backoff = createBackoff()
  const pauses = [0, minute, 2 * minute].map((moment) => {
    jest.setSystemTime(moment)
    backoff.noteFailure(key)
    return backoff.pauseOf(key)
  })
  expect(pauses).toEqual([0, 0, 15_000])
  return backoff
}

test('two remotes fail apart, and a success ends the pause of one', () => {
  const backoff = failThreeTimes('mood')
  expect([backoff.mayTry('mood'), backoff.mayTry('journal')]).toEqual([false, true])
  backoff.noteSuccess('mood')
  expect(backoff.mayTry('mood')).toBe(true)
})

test('a retry by the user does not wait, and its failure doubles the pause', () => {
  const backoff = failThreeTimes('mood')
  backoff.allowNextTry('mood')
  expect(backoff.mayTry('mood')).toBe(true)
  backoff.noteFailure('mood')
  expect(backoff.pauseOf('mood')).toBe(30_000)
})
