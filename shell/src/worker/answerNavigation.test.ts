import { answerNavigation } from './answerNavigation'

const textOf = async (network: Promise<Response>, shell?: string) => {
  const findShell = async () => (shell === undefined ? undefined : new Response(shell))
  return (await answerNavigation({ network, findShell })).text()
}
const never = new Promise<Response>(() => undefined)
const failed = () => Promise.reject(new TypeError('Failed to fetch'))

test('while the network answers, its document is the one that is shown', async () => {
  expect(await textOf(Promise.resolve(new Response('live')), 'kept')).toBe('live')
  const gone = new Response('gone', { status: 404 })
  expect(await textOf(Promise.resolve(gone), 'kept')).toBe('gone')
})

test('without a network, and when the server is at fault, the last good shell opens', async () => {
  expect(await textOf(failed(), 'kept')).toBe('kept')
  const fault = new Response('bad gateway', { status: 502 })
  expect(await textOf(Promise.resolve(fault), 'kept')).toBe('kept')
})

test('a network that takes more than three seconds is not waited for', async () => {
  jest.useFakeTimers()
  const shown = textOf(never, 'kept')
  await jest.advanceTimersByTimeAsync(2_900)
  await expect(Promise.race([shown, Promise.resolve('nothing yet')])).resolves.toBe('nothing yet')
  await jest.advanceTimersByTimeAsync(200)
  jest.useRealTimers()
  expect(await shown).toBe('kept')
})

test('where nothing is kept, whatever the network says is said', async () => {
  const fault = new Response('bad gateway', { status: 502 })
  expect(await textOf(Promise.resolve(fault))).toBe('bad gateway')
  await expect(textOf(failed())).rejects.toThrow('Failed to fetch')
})
