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
])('an entry with %s is told by its name, and the others stay', (_title, entry, fault) => {
  const { registry, faults } = withEntry(entry)
  expect(registry.remotes.map(({ name }) => name)).toEqual(['journal'])
  expect(faults).toEqual([expect.objectContaining(fault)])
})

test.each([
  [null],
  ['text'],
  [{ schema: 2, sequence: 1, remotes: [] }],
  [{ schema: 1, sequence: 1, remotes: {} }],
])('%j is no registry', (value) => {
  expect(() => readRegistry(value)).toThrow(/Invalid input/)
})
