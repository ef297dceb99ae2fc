import { fakeApi, noAnswer, signInAs } from '@truenorth/shared-auth/testing'
import { waitFor } from '@testing-library/react'
import { createPictureDesk, type PictureDeskOptions } from './createPictureDesk'
import { pathsOf, unsentOf } from './picture'

const aFile = (name: string) => new File(['x'], name, { type: 'image/png' })

/** A browser that draws every picture, except those whose bytes it does not know. */
const browserThatDraws = () =>
  Object.assign(globalThis, {
    createImageBitmap: async (file: File) => {
      if (file.name === 'broken.png') throw new Error('InvalidState')
      return { width: 40, height: 30, close: () => {} }
    },
    OffscreenCanvas: class {
      getContext = () => ({ drawImage: () => {} })
      convertToBlob = async ({ type }: { type: string }) => new Blob(['small'], { type })
    },
  })

type Left = Pick<PictureDeskOptions, 'paths' | 'unsent'> & {
  kept?: Map<string, Blob>
  room?: number
}

/** A desk in a browser that keeps so many files, with what was left there before. */
const openDesk = (left: Partial<Left> = {}) => {
  const { paths = [], unsent = [], kept = new Map<string, Blob>(), room = 9 } = left
  const refusals: string[] = []
  const store = {
    keep: async (key: string, blob: Blob) => kept.size < room && kept.set(key, blob).has(key),
    load: async (key: string) => kept.get(key),
  }
  const onRefused = (sentence: string) => void refusals.push(sentence)
  const desk = createPictureDesk({ paths, descriptions: {}, unsent, store, onRefused })
  desk.open()
  return { desk, refusals, kept }
}

beforeEach(() => {
  signInAs()
  browserThatDraws()
})

it('sends what is picked one after the other, as WebP, with its words, and holds the paths', async () => {
  let sending = 0
  let most = 0
  let sent = 0
  const api = fakeApi({
    'POST /journal/images/': async () => {
      sending += 1
      most = Math.max(most, sending)
      await new Promise((resolve) => setTimeout(resolve, 5))
      sending -= 1
      sent += 1
      return [201, { path: `/journal/images/${sent}/`, alt: '' }]
    },
  })
  const { desk } = openDesk({ paths: ['/journal/images/9/'] })
  desk.add([aFile('sea.png'), aFile('hill.png')])
  const [, , hill] = desk.pictures()
  desk.describe(hill?.key ?? '', 'Ein Hügel')
  await desk.settled()
  expect(pathsOf(desk.pictures())).toEqual([
    '/journal/images/9/',
    '/journal/images/1/',
    '/journal/images/2/',
  ])
  expect(most).toBe(1)
  const [, second] = api.callsOf('POST /journal/images/')
  expect(second?.headers['content-type']).toBe('image/webp')
  expect(second?.headers['x-alt-text']).toBe('Ein%20H%C3%BCgel')
  expect(second?.raw).toBeInstanceOf(Blob)
})

it('keeps one that could not be sent, to be tried again under the same key', async () => {
  let isUp = false
  const api = fakeApi({
    'POST /journal/images/': () => {
      if (!isUp) throw noAnswer()
      return [201, { path: '/journal/images/1/', alt: '' }]
    },
  })
  const { desk } = openDesk()
  desk.add([aFile('sea.png')])
  await desk.settled()
  const [failed] = desk.pictures()
  expect(failed?.state).toBe('failed')
  isUp = true
  desk.retry(failed?.key ?? '')
  await desk.settled()
  expect(pathsOf(desk.pictures())).toEqual(['/journal/images/1/'])
  const keys = api.calls.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

it('says which file is no picture, and sends the others', async () => {
  fakeApi({ 'POST /journal/images/': () => [201, { path: '/journal/images/1/', alt: '' }] })
  const { desk, refusals } = openDesk()
  desk.add([aFile('broken.png'), aFile('sea.png')])
  await desk.settled()
  expect(refusals).toEqual(['“broken.png” is not a picture that this browser can read.'])
  expect(pathsOf(desk.pictures())).toEqual(['/journal/images/1/'])
})

it('moves and removes pictures; at the ends they stay', () => {
  const [a, b, c] = ['/a/', '/b/', '/c/']
  const { desk } = openDesk({ paths: [a, b, c] })
  desk.move(c, -1)
  expect(pathsOf(desk.pictures())).toEqual([a, c, b])
  desk.move(a, -1)
  expect(pathsOf(desk.pictures())).toEqual([a, c, b])
  desk.move(a, 1)
  desk.remove(b)
  expect(pathsOf(desk.pictures())).toEqual([c, a])
})

it('saves the words that were typed about stored pictures, and those alone', async () => {
  const api = fakeApi({ 'PATCH /journal/images/:id/': (body) => body })
  const { desk } = openDesk({ paths: ['/journal/images/1/', '/journal/images/2/'] })
  desk.describe('/journal/images/2/', 'Sand')
  await desk.saveDescriptions()
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/journal/images/2/', { alt: 'Sand' }],
  ])
})

it('stops sending when the form is closed', async () => {
  const api = fakeApi({ 'POST /journal/images/': () => new Promise(() => {}) })
  const { desk } = openDesk()
  desk.add([aFile('sea.png')])
  await waitFor(() => expect(api.calls).toHaveLength(1))
  desk.close()
  expect(desk.pictures()[0]?.state).toBe('uploading')
})

it('sends what the last page left unsent, under the same key, in its place', async () => {
  const paths = ['/journal/images/8/', '/journal/images/9/']
  let isUp = false
  const api = fakeApi({
    'POST /journal/images/': () => {
      if (!isUp) throw noAnswer()
      return [201, { path: '/journal/images/1/', alt: '' }]
    },
  })
  const before = openDesk({ paths })
  before.desk.add([aFile('sea.png')])
  await before.desk.settled()
  before.desk.move(before.desk.pictures()[2]?.key ?? '', -1)
  before.desk.close()
  isUp = true
  const { desk, refusals } = openDesk({
    paths,
    unsent: unsentOf(before.desk.pictures()),
    kept: before.kept,
  })
  await desk.settled()
  expect(pathsOf(desk.pictures())).toEqual([paths[0], '/journal/images/1/', paths[1]])
  const keys = api.calls.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(refusals).toEqual([])
})

it('says that a picture was not kept, and goes on with the others', async () => {
  fakeApi({ 'POST /journal/images/': () => [201, { path: '/journal/images/1/', alt: '' }] })
  const { desk, refusals } = openDesk({
    unsent: [
      { key: 'lost', place: 0 },
      { key: 'sea', place: 1 },
    ],
    kept: new Map([['sea', new Blob(['small'])]]),
  })
  await desk.settled()
  expect(refusals).toEqual(['A picture was not kept with the draft. Choose it again.'])
  expect(pathsOf(desk.pictures())).toEqual(['/journal/images/1/'])
})

it('says when the browser is full, and sends the picture all the same', async () => {
  fakeApi({ 'POST /journal/images/': () => [201, { path: '/journal/images/1/', alt: '' }] })
  const { desk, refusals } = openDesk({ room: 0 })
  desk.add([aFile('sea.png')])
  await desk.settled()
  expect(refusals).toEqual([
    'This browser has no room to keep “sea.png” with the draft. It is sent all the same.',
  ])
  expect(pathsOf(desk.pictures())).toEqual(['/journal/images/1/'])
})
