import { QueryObserver } from '@tanstack/react-query'
import { connection } from '../connection/connection'
import { get } from '../http/http'
import { fakeApi, noAnswer, signInAs } from '../testing'
import { announceUserChange } from '../session/userChange'
import { createQueryClient } from './createQueryClient'

const fetchMoods = (client = createQueryClient()) =>
  client.fetchQuery({
    queryKey: ['moods'],
    queryFn: () => get('/mood/'),
    retryDelay: 0,
    retry: client.getDefaultOptions().queries?.retry ?? false,
  })

test('what nobody answered is asked once more', async () => {
  const api = fakeApi({
    'GET /mood/': () => {
      throw noAnswer()
    },
  })
  await expect(fetchMoods()).rejects.toThrow('Network Error')
  expect(api.calls).toHaveLength(2)
})

test('a refusal is not asked again', async () => {
  const api = fakeApi({ 'GET /mood/': () => [404, {}] })
  await expect(fetchMoods()).rejects.toThrow('404')
  expect(api.calls).toHaveLength(1)
})

test('nothing of one user is left for the next, not even what is under way', async () => {
  signInAs()
  const client = createQueryClient()
  client.setQueryData(['journeys'], ['private'])
  let answer: (moods: string[]) => void = () => {}
  fakeApi({
    'GET /mood/': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const asked = fetchMoods(client).catch((error: unknown) => error)
  await new Promise((resolve) => setTimeout(resolve))
  announceUserChange()
  answer(['private'])
  await asked
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('what failed while the server was away is asked for again when it answers anything', async () => {
  const client = createQueryClient()
  const answers = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('away'))
  answers.mockResolvedValue('here')
  const observer = new QueryObserver(client, {
    queryKey: ['moods'],
    queryFn: answers,
    retry: false,
  })
  const stop = observer.subscribe(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  expect(observer.getCurrentResult().isError).toBe(true)
  connection.online = false
  await new Promise((resolve) => setTimeout(resolve))
  connection.online = true
  await new Promise((resolve) => setTimeout(resolve, 10))
  stop()
  expect(observer.getCurrentResult().data).toBe('here')
})

test('a first answer that a write has overtaken is asked for again', async () => {
  const client = createQueryClient()
  const send: ((answer: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['moods'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        send.push(resolve)
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  })
  const stop = observer.subscribe(() => {})
  const asked = client.invalidateQueries({ queryKey: ['moods'] })
  await new Promise((resolve) => setTimeout(resolve))
  const [before, after] = send
  before?.('before the write')
  after?.('after it')
  await asked
  stop()
  expect(observer.getCurrentResult().data).toBe('after it')
})
