import * as z from 'zod/mini'
import { fakeApi } from '../testing'
import { getWithVersion, patchVersioned, VersionConflict } from './versions'

test('reads an item with its version and saves over that version', async () => {
  const api = fakeApi({
    'GET /mood/7/': () => [200, { id: 7, note: 'old' }, { etag: '"3"' }],
    'PATCH /mood/7/': ({ note }) => [200, { id: 7, note }, { etag: '"4"' }],
  })
  const { data, etag } = await getWithVersion('/mood/7/')
  expect(data).toEqual({ id: 7, note: 'old' })
  const saved = await patchVersioned('/mood/7/', { note: 'new' }, etag)
  expect(saved).toEqual({ data: { id: 7, note: 'new' }, etag: '"4"' })
  expect(api.calls[1]?.headers['if-match']).toBe('"3"')
})

test('accepts the version field of an item', async () => {
  const api = fakeApi({ 'PATCH /mood/7/': () => ({}) })
  await patchVersioned('/mood/7/', {}, 3)
  expect(api.calls[0]?.headers['if-match']).toBe('"3"')
})

test('without a known version the last write wins', async () => {
  const api = fakeApi({ 'PATCH /mood/7/': () => ({}) })
  await patchVersioned('/mood/7/', {}, undefined)
  expect(api.calls[0]?.headers).not.toHaveProperty('if-match')
})

test('a newer version rejects with what the server holds', async () => {
  fakeApi({ 'PATCH /mood/7/': () => [412, { id: 7, note: 'theirs' }, { etag: '"5"' }] })
  const failure: unknown = await patchVersioned('/mood/7/', {}, '"3"').catch((e: unknown) => e)
  expect(failure).toBeInstanceOf(VersionConflict)
  expect(failure).toMatchObject({ present: { data: { id: 7, note: 'theirs' }, etag: '"5"' } })
})

test('passes on other refusals', async () => {
  fakeApi({ 'PATCH /mood/7/': () => [404, { detail: 'Not found.' }] })
  await expect(patchVersioned('/mood/7/', {}, 3)).rejects.toMatchObject({
    response: { status: 404 },
  })
})

test('a schema parses what is read, what is saved and what the server holds instead', async () => {
  const schema = z.object({ note: z.string() })
  const api = fakeApi({
    'GET /mood/7/': () => [200, { id: 7, note: 'old' }, { etag: '"3"' }],
    'PATCH /mood/7/': () => [200, { id: 7, note: 'new' }, { etag: '"4"' }],
  })
  const read = await getWithVersion('/mood/7/', schema, new AbortController().signal)
  expect(read).toEqual({ data: { note: 'old' }, etag: '"3"' })
  expect((await patchVersioned('/mood/7/', {}, '"3"', schema)).data).toEqual({ note: 'new' })
  api.respond({ 'PATCH /mood/7/': () => [412, { id: 7, note: 'theirs' }] })
  await expect(patchVersioned('/mood/7/', {}, '"3"', schema)).rejects.toMatchObject({
    present: { data: { note: 'theirs' } },
  })
  api.respond({ 'GET /mood/7/': () => ({ note: 7 }) })
  await expect(getWithVersion('/mood/7/', schema)).rejects.toThrow('note (invalid_type)')
})
