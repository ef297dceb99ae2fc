import '../testing/servedDocument'
import { noteFailure, retryRemote } from './failures'

test('however many parts of a remote fail together, the fault is told once, and once more after a retry', () => {
  expect(noteFailure('mood', './App')).toBe(true)
  expect(noteFailure('mood', './slots/Week')).toBe(false)
  expect(noteFailure('mood', './slots/Count', true)).toBe(false)
  expect(noteFailure('journal', './App')).toBe(true)
  retryRemote('mood')
  expect(noteFailure('mood', './slots/Week')).toBe(true)
})
