// @ts-check
// A setup file for tests in jsdom: adds what it lacks of a browser's storage, layout and pointer.
import 'fake-indexeddb/auto'

const ignore = () => undefined

/**
 * Defines members that are missing.
 * @param {object} target
 * @param {Record<string, unknown>} members
 */
const define = (target, members) => {
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
  matchMedia: (/** @type {string} */ media) => ({
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
  /** @this {Blob} */
  arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result))
      reader.readAsArrayBuffer(this)
    })
  },
})
// jsdom has one that only logs an error.
Object.assign(window, { scrollTo: scroll })
