import { markFirstEntry, scrollKeyOf } from './scrollKeys'

const first = { key: 'default' }

/** Shows a document's first entry, as it is before the router has seen it. */
const openByAddress = (path: string) => {
  history.pushState(null, '', path)
  markFirstEntry()
  return scrollKeyOf(first)
}

test('documents opened by their addresses have keys of their own, which a reload keeps', () => {
  const journal = openByAddress('/journal')
  markFirstEntry()
  expect(scrollKeyOf(first)).toBe(journal)
  expect(openByAddress('/journeys')).not.toBe(journal)
})

test('the key of the first entry is known after another entry is current', () => {
  const journal = openByAddress('/journal')
  history.pushState({ key: 'k7', idx: 1 }, '', '/journeys')
  expect([scrollKeyOf({ key: 'k7' }), scrollKeyOf(first)]).toEqual(['k7', journal])
})

test('an entry of the router keeps its state', () => {
  history.pushState({ key: 'k7', idx: 1 }, '', '/journeys')
  markFirstEntry()
  expect(history.state).toEqual({ key: 'k7', idx: 1 })
})
