import { readRegistry } from './registry.ts'

const sound = {
  name: 'journal',
  title: 'Reflections',
  plural: true,
  routes: [],
  nav: [],
  slots: [],
  version: '1.0.0-a',
  entry: '/remotes/journal/1.0.0-a/mf-manifest.json',
  integrity: 'sha256-a',
  enabled: true,
}
const withEntry = (entry: unknown) =>
  readRegistry({ schema: 1, sequence: 1, remotes: [entry, sound] })

test.each<[string, unknown, object]>([
  [
    'an address that is a number',
    { ...sound, name: 'mood', title: 'Readings', entry: 7 },
    { name: 'mood', title: 'Readings', plural: true },
  ],
  ['a title that is a number', { ...sound, name: 'mood', title: 7 }, { name: 'mood' }],
  ['no name', { ...sound, name: undefined }, { name: 'entry 0' }],
  ['nothing', null, { name: 'entry 0' }],
  [
    'an access that nobody knows',
    { ...sound, name: 'mood', routes: [{ path: '/mood', access: 'everybody', title: 'x' }] },
    { name: 'mood' },
  ],
])('an entry with %s is reported by its name, and the others are kept', (_title, entry, fault) => {
  const { registry, invalidEntries } = withEntry(entry)
  expect(registry.remotes.map(({ name }) => name)).toEqual(['journal'])
  expect(invalidEntries).toEqual([expect.objectContaining(fault)])
})

test.each([
  [null],
  ['text'],
  [{ schema: 2, sequence: 1, remotes: [] }],
  [{ schema: 1, sequence: 1, remotes: {} }],
])('%j is refused as a registry', (value) => {
  expect(() => readRegistry(value)).toThrow(/Invalid input/)
})

test('fields that only a newer version knows are kept, however deep they stand', () => {
  const newer = {
    ...sound,
    audience: 'staff',
    previous: { ...sound, version: '0', train: 'spring' },
    routes: [{ path: '/journal', access: 'user', title: 'Journal', icon: 'book' }],
  }
  const { registry } = readRegistry({ schema: 1, sequence: 1, signed: 'yes', remotes: [newer] })
  expect(registry).toEqual({ schema: 1, sequence: 1, signed: 'yes', remotes: [newer] })
})
