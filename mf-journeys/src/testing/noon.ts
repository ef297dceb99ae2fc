const real = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const

/** Sets the clock of the tests of a file to noon (UTC) of 27 November 2025; timers run as usual. */
export const atNoon = () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2025-11-27T12:00:00Z'), doNotFake: [...real] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
}
