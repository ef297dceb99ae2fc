import { shareCache } from '@truenorth/api-contract/share'
import { keepShared } from './share'
import { fakeSite } from './testing/fakeSite'

const shared = (text: string) => {
  const body = new FormData()
  body.set('text', text)
  return new Request('http://localhost/share', { method: 'POST', body })
}

test('keeps what was shared until the form takes it, and leads there', async () => {
  const { environment } = fakeSite({})
  const response = await keepShared(shared('From another app.'), environment)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('http://localhost/journal?write=new')
  const cache = await environment.caches.open(shareCache)
  expect(await cache.keys()).toHaveLength(1)
})

test('several that nobody has taken are all kept, up to a bound', async () => {
  const { environment } = fakeSite({})
  for (let count = 0; count < 10; count++) await keepShared(shared(`${count}`), environment)
  const response = await keepShared(shared('One too many.'), environment)
  expect(response.headers.get('Location')).toContain('share=lost')
  const cache = await environment.caches.open(shareCache)
  expect(await cache.keys()).toHaveLength(10)
})

test('where nothing can be kept, the form says so', async () => {
  const caches = { open: () => Promise.reject(new DOMException('No room.', 'QuotaExceededError')) }
  const response = await keepShared(shared('Lost.'), { caches })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('http://localhost/journal?write=new&share=lost')
})
