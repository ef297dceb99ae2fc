import { get, post } from '../http/httpClient'
import { fakeApi, networkError } from '.'
import { takeUnknownCalls } from './fakeApi'

test('responds by method and path, a literal path before a pattern', async () => {
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

test('lists of objects and of small numbers are data', async () => {
  fakeApi({ 'GET /a/': () => [{ id: 1 }], 'GET /b/': () => [1, 2] })
  expect(await get('/a/')).toEqual([{ id: 1 }])
  expect(await get('/b/')).toEqual([1, 2])
})

test('records a raw file as it was sent', async () => {
  const api = fakeApi({ 'POST /journal/images/': () => [201, { path: 'p' }] })
  const file = new Blob(['x'], { type: 'image/webp' })
  await post('/journal/images/', file)
  expect(api.calls[0]?.raw).toBe(file)
})

test('can fake a dead network', async () => {
  fakeApi({
    'GET /a/': () => {
      throw networkError()
    },
  })
  await expect(get('/a/')).rejects.toMatchObject({ code: 'ERR_NETWORK' })
})

test('records unknown calls by name', async () => {
  fakeApi()
  await expect(get('/nowhere/')).rejects.toThrow('fakeApi has no response for GET /nowhere/')
  expect(takeUnknownCalls()).toEqual(['GET /nowhere/'])
})
