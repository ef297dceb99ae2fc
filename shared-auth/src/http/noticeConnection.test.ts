import { connection } from '../connection/connection'
import { fakeApi, noAnswer } from '../testing'
import { get } from './http'

test('a call that nobody answers shows that we are offline, the next answer that we are not', async () => {
  const api = fakeApi({
    'GET /mood/': () => {
      throw noAnswer()
    },
  })
  await expect(get('/mood/')).rejects.toThrow('Network Error')
  expect(connection.online).toBe(false)
  api.answer({ 'GET /mood/': () => [404, {}] })
  await expect(get('/mood/')).rejects.toThrow('404')
  expect(connection.online).toBe(true)
})

test('the browser’s own word for it counts too', () => {
  window.dispatchEvent(new Event('offline'))
  expect(connection.online).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(connection.online).toBe(true)
})
