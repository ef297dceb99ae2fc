import { respondToNavigation } from './navigation'

const textOf = async (network: Promise<Response>, shell?: string) => {
  const findShell = async () => (shell === undefined ? undefined : new Response(shell))
  return (await respondToNavigation({ network, findShell })).text()
}
const never = new Promise<Response>(() => undefined)
const failed = () => Promise.reject(new TypeError('Failed to fetch'))

test('shows the document from the network when it responds', async () => {
  expect(await textOf(Promise.resolve(new Response('live')), 'kept')).toBe('live')
  const gone = new Response('gone', { status: 404 })
  expect(await textOf(Promise.resolve(gone), 'kept')).toBe('gone')
})

test('shows the kept shell without a network, and after a server error', async () => {
  expect(await textOf(failed(), 'kept')).toBe('kept')
  const fault = new Response('bad gateway', { status: 502 })
  expect(await textOf(Promise.resolve(fault), 'kept')).toBe('kept')
})

test('shows the kept shell after waiting three seconds for the network', async () => {
  jest.useFakeTimers()
  const shown = textOf(never, 'kept')
  await jest.advanceTimersByTimeAsync(2_900)
  await expect(Promise.race([shown, Promise.resolve('nothing yet')])).resolves.toBe('nothing yet')
  await jest.advanceTimersByTimeAsync(200)
  jest.useRealTimers()
  expect(await shown).toBe('kept')
})

test('passes on what the network responds when no shell is kept', async () => {
  const fault = new Response('bad gateway', { status: 502 })
  expect(await textOf(Promise.resolve(fault))).toBe('bad gateway')
  await expect(textOf(failed())).rejects.toThrow('Failed to fetch')
})
