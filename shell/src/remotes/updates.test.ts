import type { Registry } from '@truenorth/delivery/registry'
import { entryOf } from '../testing/remotes'
import { toPageRegistry } from './registry'
import { createUpdateCheck } from './updates'

const registry = (version: string): Registry => ({
  schema: 1,
  sequence: 1,
  remotes: [{ ...entryOf('mood'), version }],
})

const start = () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  const publish = (version: string) =>
    fetched.mockImplementation(async () => new Response(JSON.stringify(registry(version))))
  publish('1.0.0')
  const updates = createUpdateCheck(toPageRegistry(registry('1.0.0')))
  const listener = jest.fn()
  const unsubscribe = updates.subscribe(listener)
  const returnToTab = async (afterMs: number) => {
    await jest.advanceTimersByTimeAsync(afterMs)
    dispatchEvent(new Event('focus'))
    await jest.advanceTimersByTimeAsync(0)
  }
  return { updates, listener, fetched, publish, returnToTab, unsubscribe }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('finds a newer release when the user returns to the tab', async () => {
  const { updates, listener, publish, returnToTab, unsubscribe } = start()
  await returnToTab(30_000)
  expect(updates.isNewer()).toBe(false)
  publish('1.1.0')
  await returnToTab(30_000)
  expect(updates.isNewer()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
})

test('checks at most twice a minute, and not when nobody is subscribed', async () => {
  const { fetched, returnToTab, unsubscribe } = start()
  await returnToTab(10_000)
  expect(fetched).toHaveBeenCalledTimes(0)
  await returnToTab(20_000)
  await returnToTab(10_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  unsubscribe()
  await returnToTab(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('finds nothing when the site does not respond', async () => {
  const { updates, fetched, returnToTab, unsubscribe } = start()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await returnToTab(30_000)
  expect(updates.isNewer()).toBe(false)
  unsubscribe()
})
