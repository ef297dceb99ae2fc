import { QueryObserver } from '@tanstack/react-query'
import { markOffline, markOnline } from '../browser/connection'
import { announceUserChange } from '../session/session'
import { fakeApi, networkError, signInAs, timeoutError } from '../testing'
import { get } from './httpClient'
import { connectQueryClient, createQueryClient } from './queries'

const connectedClient = () => {
  const client = createQueryClient()
  connectQueryClient(client)
  return client
}
const fetchMoods = (client = createQueryClient()) =>
  client.fetchQuery({
    queryKey: ['moods'],
    queryFn: () => get('/mood/'),
    retryDelay: 0,
    retry: client.getDefaultOptions().queries?.retry ?? false,
  })

test('retries once after a network error', async () => {
  const api = fakeApi({
    'GET /mood/': () => {
      throw networkError()
    },
  })
  await expect(fetchMoods()).rejects.toThrow('Network Error')
  expect(api.calls).toHaveLength(2)
})

test('does not wait twice for an answer that does not come', async () => {
  const api = fakeApi({
    'GET /mood/': () => {
      throw timeoutError()
    },
  })
  await expect(fetchMoods()).rejects.toThrow('timeout')
  expect(api.calls).toHaveLength(1)
})

test('a retry has what is left of the ten seconds, and what follows an answer has its own', async () => {
  let now = 1_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const timeouts: unknown[] = []
  const api = fakeApi({
    'GET /mood/': (_, { timeout }) => {
      timeouts.push(timeout)
      now += 4_000
      if (timeouts.length === 1) throw networkError()
      return []
    },
  })
  const client = createQueryClient()
  await client.fetchQuery({
    queryKey: ['moods'],
    queryFn: async ({ signal }) => {
      await get('/mood/', { signal })
      return get('/mood/', { signal })
    },
    retryDelay: 0,
    retry: client.getDefaultOptions().queries?.retry ?? false,
  })
  expect(timeouts).toEqual([10_000, 6_000, 10_000])
  expect(api.calls).toHaveLength(3)
})

test('does not retry a refusal', async () => {
  const api = fakeApi({ 'GET /mood/': () => [404, {}] })
  await expect(fetchMoods()).rejects.toThrow('404')
  expect(api.calls).toHaveLength(1)
})

test('a change of the user empties the cache and cancels pending requests', async () => {
  signInAs()
  const client = connectedClient()
  client.setQueryData(['journeys'], ['private'])
  let respond: (moods: string[]) => void = () => {}
  fakeApi({
    'GET /mood/': () =>
      new Promise((resolve) => {
        respond = resolve
      }),
  })
  const pending = fetchMoods(client).catch((error: unknown) => error)
  await new Promise((resolve) => setTimeout(resolve))
  announceUserChange()
  respond(['private'])
  await pending
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('loads failed queries again when the server can be reached', async () => {
  const client = connectedClient()
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('away'))
  load.mockResolvedValue('here')
  const observer = new QueryObserver(client, {
    queryKey: ['moods'],
    queryFn: load,
    retry: false,
  })
  const stop = observer.subscribe(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  expect(observer.getCurrentResult().isError).toBe(true)
  markOffline()
  await new Promise((resolve) => setTimeout(resolve))
  markOnline()
  await new Promise((resolve) => setTimeout(resolve, 10))
  stop()
  expect(observer.getCurrentResult().data).toBe('here')
})

test('repeats a first load that was invalidated before its response', async () => {
  const client = createQueryClient()
  const send: ((response: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['moods'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        send.push(resolve)
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  })
  const stop = observer.subscribe(() => {})
  const invalidated = client.invalidateQueries({ queryKey: ['moods'] })
  await new Promise((resolve) => setTimeout(resolve))
  const [before, after] = send
  before?.('before the write')
  after?.('after it')
  await invalidated
  stop()
  expect(observer.getCurrentResult().data).toBe('after it')
})
