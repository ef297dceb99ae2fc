// What jsdom lacks of a browser's layout and pointer, and the rule that nothing may complain unseen.
require('@testing-library/jest-dom')
require('fake-indexeddb/auto')
const { configure } = require('@testing-library/dom')

// A busy machine is no failure: wait longer than the second that is usual.
configure({ asyncUtilTimeout: 8_000 })

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
})
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
window.ResizeObserver ??= Observer
window.IntersectionObserver ??= Observer
window.PointerEvent ??= class PointerEvent extends MouseEvent {}
window.scrollTo = () => {}
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
for (const name of ['setPointerCapture', 'releasePointerCapture'])
  Element.prototype[name] ??= () => {}
Element.prototype.hasPointerCapture ??= () => false

const complaints = []
beforeEach(() => {
  complaints.length = 0
  jest
    .spyOn(console, 'error')
    .mockImplementation((...args) => complaints.push(args.map(String).join(' ')))
})
afterEach(() => {
  jest.restoreAllMocks()
  if (complaints.length) throw new Error(`unexpected console.error:\n${complaints.join('\n')}`)
})
