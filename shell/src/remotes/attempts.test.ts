import { createAttempts } from './attempts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const start = () => {
  const load = jest.fn<Promise<string>, []>(async () => 'code')
  const attempts = createAttempts<string>()
  return { load, attempts, ask: () => attempts.load('mood', load) }
}
const failing = () => Promise.reject(new Error('answered 503'))

test('what was loaded is kept until it is forgotten', async () => {
  const { load, attempts, ask } = start()
  expect([await ask(), await ask()]).toEqual(['code', 'code'])
  expect(load).toHaveBeenCalledTimes(1)
  attempts.forget((key) => key === 'mood')
  await ask()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failure is shared for a second', async () => {
  const { load, ask } = start()
  load.mockImplementation(failing)
  await expect(ask()).rejects.toThrow('answered 503')
  jest.advanceTimersByTime(999)
  await expect(ask()).rejects.toThrow('answered 503')
  expect(load).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  load.mockImplementation(async () => 'code')
  expect(await ask()).toBe('code')
})

test('a failure of what was loaded counts, and one of loading counts once', async () => {
  const { load, attempts, ask } = start()
  await ask()
  expect(attempts.noteFailure('mood')).toBe(true)
  jest.advanceTimersByTime(1_000)
  load.mockImplementation(failing)
  await expect(ask()).rejects.toThrow('answered 503')
  expect(attempts.noteFailure('mood')).toBe(false)
  jest.advanceTimersByTime(1_000)
  await expect(ask()).rejects.toThrow('answered 503')
  expect(attempts.pauseOf('mood')).toBe(15_000)
})

test('what is forgotten does not wait, and its earlier failures count', async () => {
  const { load, attempts, ask } = start()
  load.mockImplementation(failing)
  for (let failures = 0; failures < 3; failures += 1) {
    await expect(ask()).rejects.toThrow('answered 503')
    jest.advanceTimersByTime(1_000)
  }
  attempts.forget(() => true)
  await expect(ask()).rejects.toThrow('answered 503')
  expect(load).toHaveBeenCalledTimes(4)
  expect(attempts.pauseOf('mood')).toBe(30_000)
})
