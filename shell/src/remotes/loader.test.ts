import { entryOf, newRemoteLoader } from '../testing/remotes'

const failure = (name: string, expose: string, isSilent = false) => ({
  remote: entryOf(name),
  expose,
  error: new Error('Loading failed.'),
  isSilent,
})

test('parts of a remote that fail together are reported once, and once more after a retry', () => {
  const loader = newRemoteLoader()
  expect(loader.noteFailure(failure('mood', './App'))).toBe(true)
  expect(loader.noteFailure(failure('mood', './slots/Week'))).toBe(false)
  expect(loader.noteFailure(failure('mood', './slots/Count', true))).toBe(false)
  expect(loader.noteFailure(failure('journal', './App'))).toBe(true)
  loader.retry('mood')
  expect(loader.noteFailure(failure('mood', './slots/Week'))).toBe(true)
})

test('a retry tells the subscribed parts of the remote', () => {
  const loader = newRemoteLoader()
  const listener = jest.fn()
  const unsubscribe = loader.failures.subscribe(listener)
  loader.noteFailure(failure('mood', './App'))
  expect(loader.failures.of('mood')).toEqual({ attempt: 0, exposes: ['./App'] })
  loader.retry('mood')
  expect(loader.failures.of('mood')).toEqual({ attempt: 1, exposes: [] })
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  loader.retry('mood')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('two loaders share no state', () => {
  expect(newRemoteLoader().noteFailure(failure('mood', './App'))).toBe(true)
  expect(newRemoteLoader().noteFailure(failure('mood', './App'))).toBe(true)
})

test('a remote that failed three times is retried after 15 seconds', () => {
  jest.useFakeTimers()
  const loader = newRemoteLoader()
  const fail = () => loader.noteFailure(failure('mood', './App'))
  fail()
  jest.advanceTimersByTime(60_000)
  fail()
  jest.advanceTimersByTime(60_000)
  expect(loader.failures.of('mood').attempt).toBe(0)
  fail()
  jest.advanceTimersByTime(14_999)
  expect(loader.failures.of('mood').attempt).toBe(0)
  jest.advanceTimersByTime(1)
  expect(loader.failures.of('mood').attempt).toBe(1)
  jest.useRealTimers()
})
