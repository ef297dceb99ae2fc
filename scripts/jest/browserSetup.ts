// Adds what jsdom lacks of a browser's layout and pointer, and fails a test that logs an error unseen.
import '@testing-library/jest-dom'
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/dom'

// On a busy machine the usual second is too short.
configure({ asyncUtilTimeout: 8_000 })

const ignore = () => undefined

/** Defines members that are missing. */
const define = (target: object, members: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(target, name) === undefined) Reflect.set(target, name, value)
}

class Observer {
  observe = ignore
  unobserve = ignore
  disconnect = ignore
  takeRecords = () => []
}

define(window, {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
  }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  PointerEvent: class extends MouseEvent {},
})
// The newest browsers return a promise, which an effect must not return as its cleanup.
const scroll = async () => undefined
define(Element.prototype, {
  scrollTo: scroll,
  scrollIntoView: scroll,
  setPointerCapture: ignore,
  releasePointerCapture: ignore,
  hasPointerCapture: () => false,
})
define(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result))
      reader.readAsArrayBuffer(this)
    })
  },
})
// jsdom has one that only logs an error.
Object.assign(window, { scrollTo: scroll })

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  jest
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => logged.push(words.map(String).join(' ')))
})
afterEach(() => {
  jest.restoreAllMocks()
  if (logged.length) throw new Error(`unexpected console.error:\n${logged.join('\n')}`)
})
