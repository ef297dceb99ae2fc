import { fakeApi, signInAs, tokenFor } from '../testing'
import { get, patch, post } from './http'

test('every call carries the bearer and the time zone', async () => {
  signInAs()
  const api = fakeApi({ 'GET /mood/': () => [] })
  await get('/mood/')
  expect(api.calls[0]?.headers).toMatchObject({
    authorization: `Bearer ${tokenFor(1, 'access')}`,
    'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('a visitor sends no bearer, and nobody does to /token/', async () => {
  const api = fakeApi({ 'GET /mood/': () => [], 'POST /token/': () => ({}) })
  await get('/mood/')
  signInAs()
  await post('/token/', {})
  expect(api.calls.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined])
})

test('the csrf cookie is repeated on what changes something, and not on what reads', async () => {
  document.cookie = 'csrftoken=abc123; Path=/'
  const api = fakeApi({ 'PATCH /mood/:id/': () => ({}), 'GET /mood/': () => [] })
  await patch('/mood/7/', { energy: 'low' })
  await get('/mood/')
  expect(api.calls.map(({ headers }) => headers['x-csrftoken'])).toEqual(['abc123', undefined])
})

test('without the cookie there is no csrf header', async () => {
  const api = fakeApi({ 'PATCH /mood/:id/': () => ({}) })
  await patch('/mood/7/', { energy: 'low' })
  expect(api.calls[0]?.headers).not.toHaveProperty('x-csrftoken')
})

test('a browser that does not know its zone sends none', async () => {
  const known = Intl.DateTimeFormat().resolvedOptions()
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...known, timeZone: 'Etc/Unknown' })
  const api = fakeApi({ 'GET /mood/': () => [] })
  await get('/mood/')
  expect(api.calls[0]?.headers).not.toHaveProperty('x-timezone')
})
