import { afterFailure, closedBreaker, halfOpen, mayTry } from './breaker'

const minute = 60_000
const after = (...moments: number[]) => moments.reduce(afterFailure, closedBreaker)

test('two failures do not open it', () => {
  expect(mayTry(after(0, minute), minute)).toBe(true)
})

test('a third one does, for a quarter of a minute', () => {
  const breaker = after(0, minute, 2 * minute)
  expect(mayTry(breaker, 2 * minute + 14_000)).toBe(false)
  expect(mayTry(breaker, 2 * minute + 15_000)).toBe(true)
})

test('parts that fail together count once', () => {
  expect(mayTry(after(0, 10, 20, 30), 40)).toBe(true)
})

test('each failure after that doubles the pause, up to five minutes', () => {
  const pauses = [3, 4, 5, 6, 7, 8, 9, 10].map((count) => {
    const moments = Array.from({ length: count }, (_, i) => i * 10 * minute)
    return (after(...moments).openUntil - (count - 1) * 10 * minute) / 1_000
  })
  expect(pauses).toEqual([15, 30, 60, 120, 240, 300, 300, 300])
})

test('trying by hand needs no waiting, and a failure then opens it for longer', () => {
  const breaker = halfOpen(after(0, minute, 2 * minute))
  expect(mayTry(breaker, 2 * minute + 100)).toBe(true)
  expect(afterFailure(breaker, 2 * minute + 200).openUntil).toBe(2 * minute + 30_200)
})
