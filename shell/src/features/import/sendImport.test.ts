import type { ImportItem } from '@truenorth/api-contract/imports'
import {
  errorOf,
  fakeApi,
  noNetwork,
  type Responses,
  signInAs,
} from '@truenorth/shared-auth/testing'
import { waitFor } from '@testing-library/react'
import { type Sent, sendImport } from './sendImport'

const about = { source: 'day-one' as const, file_name: 'Home.zip' }
const open = {
  ...about,
  id: 7,
  state: 'open',
  readings: 0,
  entries: 0,
  images: 0,
  created_at: '2031-03-01T10:00:00Z',
  finished_at: null,
  undo_until: null,
}
const done = { ...open, state: 'done', entries: 2, finished_at: '2031-03-01T10:01:00Z' }

const item = (title: string): ImportItem => ({
  key: title.padEnd(43, 'k'),
  content: 'c'.repeat(43),
  likeness: null,
  kind: 'entry',
  local_date: '2030-01-01',
  local_time: null,
  time_zone: 'UTC',
  instant: null,
  mood: 3,
  energy: null,
  emotion: '',
  tags: [],
  title,
  text: 'Words',
  images: [],
})

const server: Responses = {
  'POST /imports/': () => [201, open],
  'POST /imports/:id/items/': () => ({ added: 1 }),
  'POST /imports/:id/images/': () => [201, { path: '/journal/images/1/' }],
  'POST /imports/:id/finish/': () => done,
  'DELETE /imports/:id/': () => [204],
}

/** Sends two batches; the first item has a picture. */
const begin = (responses: Responses = {}) => {
  signInAs()
  const api = fakeApi({ ...server, ...responses })
  const controller = new AbortController()
  const told: Sent[] = []
  const onTakenBack = jest.fn()
  const batches = [
    { items: [item('One')], pictures: [[{ part: 'photos/a.png', alt: 'A boat' }]], paths: [] },
    { items: [item('Two')], pictures: [[]], paths: [] },
  ]
  const result = sendImport({
    reader: {
      batch: async (index) => batches[index] ?? { items: [], pictures: [], paths: [] },
      picture: async () => new Blob(['a picture']),
    },
    about,
    selection: { items: 2, pictures: 1, batches: 2 },
    signal: controller.signal,
    onProgress: (sent) => told.push(sent),
    onTakenBack,
  })
  result.catch(() => undefined)
  return { api, controller, told, result, onTakenBack }
}

// Pictures are decoded and encoded by the browser, which jsdom is not.
const encodes = () => {
  const canvas = {
    getContext: () => ({ drawImage: () => undefined }),
    convertToBlob: async () => new Blob(['small'], { type: 'image/webp' }),
  }
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 10, height: 10, close: () => undefined }),
    OffscreenCanvas: function OffscreenCanvas() {
      return canvas
    },
  })
}
beforeEach(encodes)
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
  jest.useRealTimers()
})

test('sends pictures before the items that hold them, and finishes once', async () => {
  const { api, told, result } = begin()
  expect(await result).toMatchObject({ done: { state: 'done' }, lostPictures: [] })
  expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /imports/',
    'POST /imports/7/images/',
    'POST /imports/7/items/',
    'POST /imports/7/items/',
    'POST /imports/7/finish/',
  ])
  const [first] = api.callsOf('POST /imports/:id/items/')
  expect(first?.body).toMatchObject({ items: [{ images: ['/journal/images/1/'] }] })
  const [picture] = api.callsOf('POST /imports/:id/images/')
  expect(picture?.headers).toMatchObject({ 'x-alt-text': 'A%20boat' })
  expect(told.at(-1)).toEqual({ items: 2, pictures: 1, isWaiting: false })
})

test('brings in the words of a picture that the browser cannot open, and names it', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
  const { api, result } = begin()
  expect(await result).toMatchObject({ lostPictures: ['photos/a.png'] })
  expect(api.callsOf('POST /imports/:id/images/')).toEqual([])
  expect(api.callsOf('POST /imports/:id/items/')).toHaveLength(2)
})

test('goes on where it stopped when the connection is back', async () => {
  let isCut = true
  const { api, told, result } = begin({
    'POST /imports/:id/items/': () => (isCut ? noNetwork() : { added: 1 }),
  })
  await waitFor(() => expect(told.at(-1)).toMatchObject({ isWaiting: true }))
  isCut = false
  window.dispatchEvent(new Event('online'))
  expect(await result).toMatchObject({ done: { state: 'done' } })
  expect(told.at(-1)).toMatchObject({ isWaiting: false, items: 2 })
  expect(api.callsOf('POST /imports/')).toHaveLength(1)
  expect(api.callsOf('POST /imports/:id/images/')).toHaveLength(1)
})

test('takes everything back when it is cancelled', async () => {
  const { api, controller, result, onTakenBack } = begin({
    'POST /imports/:id/finish/': () => new Promise(() => undefined),
    'POST /imports/:id/items/': () => noNetwork(),
  })
  await waitFor(() => expect(api.callsOf('POST /imports/:id/items/').length).toBeGreaterThan(0))
  controller.abort()
  expect(await errorOf(result)).toBeInstanceOf(Error)
  await waitFor(() => expect(onTakenBack).toHaveBeenCalledTimes(1))
  expect(api.callsOf('DELETE /imports/:id/')).toHaveLength(1)
})

test('stops at a refusal and takes back what was sent', async () => {
  const { api, result, onTakenBack } = begin({
    'POST /imports/:id/items/': () => [413, { detail: 'There is no room for more items.' }],
  })
  expect(await errorOf(result)).toMatchObject({ response: { status: 413 } })
  await waitFor(() => expect(onTakenBack).toHaveBeenCalledTimes(1))
  expect(api.callsOf('POST /imports/:id/items/')).toHaveLength(1)
})
