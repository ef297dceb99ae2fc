import { get } from '../http/httpClient'
import { fakeApi, networkError } from '../testing'
import { connection, watchConnection } from './connection'

test('is offline after a network error, and online after any response', async () => {
  const api = fakeApi({
    'GET /mood/': () => {
      throw networkError()
    },
  })
  await expect(get('/mood/')).rejects.toThrow('Network Error')
  expect(connection.online).toBe(false)
  api.respond({ 'GET /mood/': () => [404, {}] })
  await expect(get('/mood/')).rejects.toThrow('404')
  expect(connection.online).toBe(true)
})

test('follows the browser’s online and offline events', () => {
  watchConnection()
  window.dispatchEvent(new Event('offline'))
  expect(connection.online).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(connection.online).toBe(true)
})
