import { mostInAnHour, secondsToWait } from './feedback.routes.ts'

const now = new Date('2031-03-01T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const sent = (count: number, minutes: number) =>
  Array.from({ length: count }, () => minutesAgo(minutes))

test('a user below the limit may send at once', () => {
  expect(secondsToWait([], now)).toBe(0)
  expect(secondsToWait(sent(mostInAnHour - 1, 1), now)).toBe(0)
})

test('a user at the limit waits until the oldest message is an hour old', () => {
  expect(secondsToWait([minutesAgo(50), ...sent(mostInAnHour - 1, 5)], now)).toBe(600)
})

test('messages older than an hour do not count', () => {
  expect(secondsToWait([...sent(30, 60), ...sent(mostInAnHour - 1, 5)], now)).toBe(0)
})

test('a user over the limit waits until enough messages are an hour old', () => {
  expect(secondsToWait([...sent(3, 55), ...sent(mostInAnHour - 1, 5)], now)).toBe(300)
})
