import { fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { waitFor } from '@testing-library/react'
import { type HeldPictures, toHeld } from './picture'
import { createPictureUploads, type PictureSealing } from './pictureUploads'

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

type Before = Pick<HeldPictures, 'images' | 'unsent' | 'descriptions' | 'sealedParts'> & {
  kept?: Map<string, Blob>
  room?: number
  isSealed?: boolean
}

// Encrypts by writing the part in front.
const sealingWith = (isOn: () => boolean): PictureSealing => {
  let sealed = 0
  return {
    isOn: async () => isOn(),
    seal: async (picture) => {
      sealed += 1
      const part = `part-${sealed}`
      const type = 'application/vnd.truenorth.sealed-picture'
      return { blob: new Blob([part, picture], { type }), sealed: { part, type: picture.type } }
    },
    load: async (path, part) => ({
      blob: new Blob([path], { type: part?.type ?? 'image/webp' }),
      alt: 'As it was described',
    }),
  }
}

/** The uploads of a form in a browser that keeps so many files. */
const openUploads = (before: Partial<Before> = {}) => {
  const { images = [], unsent = [], kept = new Map<string, Blob>(), room = 9 } = before
  const { descriptions = {}, sealedParts = {} } = before
  let isSealed = before.isSealed ?? false
  const refusals: string[] = []
  const store = {
    keep: async (key: string, blob: Blob) => kept.size < room && kept.set(key, blob).has(key),
    load: async (key: string) => kept.get(key),
  }
  const onRefused = (sentence: string) => void refusals.push(sentence)
  const sealing = sealingWith(() => isSealed)
  const uploads = createPictureUploads({ store, sealing, onRefused })
  uploads.open({ images, descriptions, sealedParts, unsent })
  const paths = () => toHeld(uploads.pictures()).images
  const setSealed = (next: boolean) => {
    isSealed = next
  }
  return { uploads, paths, refusals, kept, setSealed }
}

beforeEach(() => {
  signInAs()
  browserThatDraws()
})

it('sends what is picked one after the other, as WebP, with its description, and holds the paths', async () => {
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
  const { uploads, paths } = openUploads({ images: ['/journal/images/9/'] })
  uploads.add([aFile('sea.png'), aFile('hill.png')])
  const [, , hill] = uploads.pictures()
  uploads.describe(hill?.key ?? '', 'Ein Hügel')
  await uploads.settled()
  expect(paths()).toEqual(['/journal/images/9/', '/journal/images/1/', '/journal/images/2/'])
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
      if (!isUp) throw networkError()
      return [201, { path: '/journal/images/1/', alt: '' }]
    },
  })
  const { uploads, paths } = openUploads()
  uploads.add([aFile('sea.png')])
  await uploads.settled()
  const [failed] = uploads.pictures()
  expect(failed?.state).toBe('failed')
  isUp = true
  uploads.retry(failed?.key ?? '')
  await uploads.settled()
  expect(paths()).toEqual(['/journal/images/1/'])
  const keys = api.calls.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

it('says which file is no picture, and sends the others', async () => {
  fakeApi({ 'POST /journal/images/': () => [201, { path: '/journal/images/1/', alt: '' }] })
  const { uploads, paths, refusals } = openUploads()
  uploads.add([aFile('broken.png'), aFile('sea.png')])
  await uploads.settled()
  expect(refusals).toEqual(['“broken.png” is not a picture that this browser can read.'])
  expect(paths()).toEqual(['/journal/images/1/'])
})

it('moves and removes pictures; at the ends they stay', () => {
  const [a, b, c] = ['/a/', '/b/', '/c/']
  const { uploads, paths } = openUploads({ images: [a, b, c] })
  uploads.move(c, -1)
  expect(paths()).toEqual([a, c, b])
  uploads.move(a, -1)
  expect(paths()).toEqual([a, c, b])
  uploads.move(a, 1)
  uploads.remove(b)
  expect(paths()).toEqual([c, a])
})

it('saves only the descriptions that were typed', async () => {
  const api = fakeApi({
    'PATCH /journal/images/:id/': (body) => ({ ...body, path: '/journal/images/2/' }),
  })
  const { uploads } = openUploads({ images: ['/journal/images/1/', '/journal/images/2/'] })
  uploads.describe('/journal/images/2/', 'Sand')
  await uploads.finish()
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/journal/images/2/', { alt: 'Sand' }],
  ])
})

it('stops sending when the form closes', async () => {
  const api = fakeApi({ 'POST /journal/images/': () => new Promise(() => {}) })
  const { uploads } = openUploads()
  uploads.add([aFile('sea.png')])
  await waitFor(() => expect(api.calls).toHaveLength(1))
  uploads.close()
  expect(uploads.pictures()[0]?.state).toBe('uploading')
})

it('sends what the last page left unsent, under the same key, in its place', async () => {
  const images = ['/journal/images/8/', '/journal/images/9/']
  let isUp = false
  const api = fakeApi({
    'POST /journal/images/': () => {
      if (!isUp) throw networkError()
      return [201, { path: '/journal/images/1/', alt: '' }]
    },
  })
  const before = openUploads({ images })
  before.uploads.add([aFile('sea.png')])
  await before.uploads.settled()
  before.uploads.move(before.uploads.pictures()[2]?.key ?? '', -1)
  before.uploads.close()
  isUp = true
  const { uploads, paths, refusals } = openUploads({
    images,
    unsent: toHeld(before.uploads.pictures()).unsent,
    kept: before.kept,
  })
  await uploads.settled()
  expect(paths()).toEqual([images[0], '/journal/images/1/', images[1]])
  const keys = api.calls.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(refusals).toEqual([])
})

it('says that a picture was not kept, and goes on with the others', async () => {
  fakeApi({ 'POST /journal/images/': () => [201, { path: '/journal/images/1/', alt: '' }] })
  const { uploads, paths, refusals } = openUploads({
    unsent: [
      { key: 'lost', place: 0 },
      { key: 'sea', place: 1 },
    ],
    kept: new Map([['sea', new Blob(['small'])]]),
  })
  await uploads.settled()
  expect(refusals).toEqual(['A picture was not kept with the draft. Choose it again.'])
  expect(paths()).toEqual(['/journal/images/1/'])
})

it('says when the browser is full, and sends the picture all the same', async () => {
  fakeApi({ 'POST /journal/images/': () => [201, { path: '/journal/images/1/', alt: '' }] })
  const { uploads, paths, refusals } = openUploads({ room: 0 })
  uploads.add([aFile('sea.png')])
  await uploads.settled()
  expect(refusals).toEqual([
    'This browser has no room to keep “sea.png” with the draft. It is sent all the same.',
  ])
  expect(paths()).toEqual(['/journal/images/1/'])
})

const answerPaths = () => {
  let sent = 0
  return fakeApi({
    'POST /journal/images/': () => {
      sent += 1
      return [201, { path: `/journal/images/${sent}/`, alt: '' }]
    },
    'PATCH /journal/images/:id/': (body) => ({ ...body, path: '/journal/images/9/' }),
  })
}

it('sends a picture of a sealed page encrypted, and its description not at all', async () => {
  const api = answerPaths()
  const { uploads } = openUploads({ isSealed: true })
  uploads.add([aFile('sea.png')])
  uploads.describe(uploads.pictures()[0]?.key ?? '', 'The sea')
  await uploads.finish()
  const [call] = api.callsOf('POST /journal/images/')
  expect(call?.headers['content-type']).toBe('application/vnd.truenorth.sealed-picture')
  expect(call?.headers).not.toHaveProperty('x-alt-text')
  expect(call?.headers['idempotency-key']).toBe('part-1')
  expect(api.callsOf('PATCH /journal/images/1/')).toHaveLength(0)
  expect(toHeld(uploads.pictures())).toMatchObject({
    images: ['/journal/images/1/'],
    descriptions: { '/journal/images/1/': 'The sea' },
    sealedParts: { '/journal/images/1/': { part: 'part-1', type: 'image/webp' } },
  })
})

it('a page that is sealed later takes its stored pictures along with their descriptions, and one opened for good brings them back', async () => {
  const api = answerPaths()
  const { uploads, paths, setSealed } = openUploads({ images: ['/journal/images/9/'] })
  setSealed(true)
  await uploads.finish()
  expect(paths()).toEqual(['/journal/images/1/'])
  expect(toHeld(uploads.pictures())).toMatchObject({
    descriptions: { '/journal/images/1/': 'As it was described' },
    sealedParts: { '/journal/images/1/': { part: 'part-1', type: 'image/webp' } },
  })
  setSealed(false)
  await uploads.finish()
  expect(paths()).toEqual(['/journal/images/2/'])
  expect(toHeld(uploads.pictures()).sealedParts).toEqual({})
  const [, plain] = api.callsOf('POST /journal/images/')
  expect(plain?.headers['content-type']).toBe('image/webp')
  expect(plain?.headers['x-alt-text']).toBe('As%20it%20was%20described')
})
