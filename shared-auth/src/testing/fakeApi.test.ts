import { get, post } from '../http/http'
import { fakeApi, noAnswer } from '.'
import { takeUnknownCalls } from './fakeApi'

test('answers by method and path, a literal path before a pattern', async () => {
  const api = fakeApi({
    'GET /mood/:id/': (_, { params }) => ({ id: params['id'] }),
    'GET /mood/today/': () => [404, { detail: 'Not found.' }],
  })
  expect(await get('/mood/7/')).toEqual({ id: '7' })
  await expect(get('/mood/today/')).rejects.toThrow('404')
  expect(api.callsOf('GET /mood/:id/')).toHaveLength(2)
})

test('records what was sent', async () => {
  const api = fakeApi({ 'POST /mood/': (body) => [201, body] })
  await post('/mood/', { note: 'x' }, { params: { page: 2 } })
  expect(api.calls[0]).toMatchObject({ method: 'POST', path: '/mood/', body: { note: 'x' } })
  expect(api.calls[0]?.query.get('page')).toBe('2')
})

test('a list of objects is data, and so is a list of numbers too small for a status', async () => {
  fakeApi({ 'GET /a/': () => [{ id: 1 }], 'GET /b/': () => [1, 2] })
  expect(await get('/a/')).toEqual([{ id: 1 }])
  expect(await get('/b/')).toEqual([1, 2])
})

test('a raw file arrives as it was sent', async () => {
  const api = fakeApi({ 'POST /journal/images/': () => [201, { path: 'p' }] })
  const file = new Blob(['x'], { type: 'image/webp' })
  await post('/journal/images/', file)
  expect(api.calls[0]?.raw).toBe(file)
})

test('a dead network can be played', async () => {
  fakeApi({
    'GET /a/': () => {
      throw noAnswer()
    },
  })
  await expect(get('/a/')).rejects.toMatchObject({ code: 'ERR_NETWORK' })
})

test('a call that nobody foresaw is remembered by name', async () => {
  fakeApi()
  await expect(get('/nowhere/')).rejects.toThrow('fakeApi has no answer for GET /nowhere/')
  expect(takeUnknownCalls()).toEqual(['GET /nowhere/'])
})
