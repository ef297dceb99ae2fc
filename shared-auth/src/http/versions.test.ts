import { fakeApi } from '../testing'
import { getWithVersion, patchVersioned, VersionConflict } from './versions'

test('an item is read with its version, and saved only over that version', async () => {
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

test('the version field of an item serves as well', async () => {
  const api = fakeApi({ 'PATCH /mood/7/': () => ({}) })
  await patchVersioned('/mood/7/', {}, 3)
  expect(api.calls[0]?.headers['if-match']).toBe('"3"')
})

test('without a known version the last write wins', async () => {
  const api = fakeApi({ 'PATCH /mood/7/': () => ({}) })
  await patchVersioned('/mood/7/', {}, undefined)
  expect(api.calls[0]?.headers).not.toHaveProperty('if-match')
})

test('an item changed elsewhere is handed over as it is now', async () => {
  fakeApi({ 'PATCH /mood/7/': () => [412, { id: 7, note: 'theirs' }, { etag: '"5"' }] })
  const failure: unknown = await patchVersioned('/mood/7/', {}, '"3"').catch((e: unknown) => e)
  expect(failure).toBeInstanceOf(VersionConflict)
  expect(failure).toMatchObject({ present: { data: { id: 7, note: 'theirs' }, etag: '"5"' } })
})

test('other refusals stay what they are', async () => {
  fakeApi({ 'PATCH /mood/7/': () => [404, { detail: 'Not found.' }] })
  await expect(patchVersioned('/mood/7/', {}, 3)).rejects.toMatchObject({
    response: { status: 404 },
  })
})
