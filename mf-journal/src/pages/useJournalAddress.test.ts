import { type JournalView, readView, writeView } from './useJournalAddress'

const defaults: JournalView = { words: '', sorting: 'date', entry: undefined, writing: undefined }

it.each<[string, Partial<JournalView>]>([
  ['', {}],
  ['q=50%25+%28a%2Bb%29&sort=title', { words: '50% (a+b)', sorting: 'title' }],
  ['entry=12', { entry: '12' }],
  ['entry=12&write=edit', { entry: '12', writing: 'edit' }],
  ['write=new', { writing: 'new' }],
])('"%s" is read as it was written', (query, changes) => {
  const view = { ...defaults, ...changes }
  expect(writeView(view)).toBe(query)
  expect(readView(new URLSearchParams(query))).toEqual(view)
})

it.each(['sort=size', 'write=edit', 'write=all'])('"%s" means the defaults', (query) => {
  expect(readView(new URLSearchParams(query))).toEqual(defaults)
})
