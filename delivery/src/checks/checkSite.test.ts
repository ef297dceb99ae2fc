import type { RegistryEntry } from '../registry.ts'
import { checkSite } from './checkSite.ts'

const shell = {
  version: '1.0.0',
  scripts: [],
  fonts: [],
  doorFiles: {},
  versions: {
    react: '19.3.1',
    '@truenorth/shared-ui': '1.2.0',
    '@truenorth/shared-ui/forms': '1.2.0',
  },
  exports: { '@truenorth/shared-ui': ['Page', 'Text'] },
  paths: ['/', '/login', '/password-reset/:uid/:token'],
  files: [],
  folder: '',
}

const remote = (name: string, parts: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  title: name,
  routes: [],
  nav: [],
  slots: [],
  version: '1.0.0-a',
  entry: `/remotes/${name}/1.0.0-a/mf-manifest.json`,
  integrity: 'sha256-a',
  enabled: true,
  ...parts,
})
const routed = (name: string, path: string) =>
  remote(name, { routes: [{ path, access: 'user', title: name }] })
const placed = (name: string, place: string) =>
  remote(name, {
    slots: [{ page: 'dashboard', place, expose: './slots/Card', access: 'user', order: 1 }],
  })
const needing = (door: string, names: string[]) =>
  remote('mood', { requires: { exports: { [door]: names } } })
const taking = (versions: Record<string, string>) =>
  remote('mood', { requires: { exports: {}, versions } })
const against = (api: string) => remote('mood', { requires: { exports: {}, api } })

test.each<[string, RegistryEntry[], string | undefined]>([
  ['routes of their own', [routed('mood', '/mood'), routed('journal', '/journal')], undefined],
  [
    'one route, two owners',
    [routed('mood', '/mood'), routed('journal', '/mood')],
    'choose another route',
  ],
  [
    'parameters that meet',
    [routed('a', '/path/:id'), routed('b', '/path/:other')],
    'choose another route',
  ],
  [
    'a name where another has a parameter',
    [routed('a', '/path/new'), routed('b', '/path/:id')],
    'choose another route',
  ],
  ['a screen of the shell', [routed('a', '/login')], 'a screen of the shell'],
  ['places of their own', [placed('a', 'left'), placed('b', 'right')], undefined],
  ['one place, two owners', [placed('a', 'left'), placed('b', 'left')], 'claim the place "left"'],
  ['names that the shell exports', [needing('@truenorth/shared-ui', ['Page'])], undefined],
  [
    'a name that it does not',
    [needing('@truenorth/shared-ui', ['Page', 'Globe'])],
    'imports Globe from',
  ],
  ['a door that it does not have', [needing('@truenorth/shared-ui/maps', [])], 'does not provide'],
  ['a version that the shell provides', [taking({ '@truenorth/shared-ui': '^1.1.0' })], undefined],
  [
    'another major of a shared package, told once for all its doors',
    [taking({ '@truenorth/shared-ui': '^2.0.0', '@truenorth/shared-ui/forms': '^2.0.0' })],
    'wants @truenorth/shared-ui ^2.0.0, and the shell provides 1.2.0: publish a shell',
  ],
  [
    'a newer version than is provided',
    [taking({ react: '^19.4.0' })],
    'or build mood against 19.3.1',
  ],
  ['the API that is served', [against('1.2.0')], undefined],
  ['an older API of the same line', [against('1.0.3')], undefined],
  ['a newer API than is served', [against('1.3.0')], 'bring the server up to date'],
  ['another line of the API', [against('2.0.0')], 'bring the server up to date'],
  [
    'what is disabled',
    [routed('mood', '/mood'), { ...routed('b', '/mood'), enabled: false }],
    undefined,
  ],
])('%s', (_title, remotes, sentence) => {
  const registry = { schema: 1 as const, sequence: 1, remotes }
  const api = { info: { version: '1.2.0' }, paths: {} }
  const complaints = checkSite({ registry, shell, api })
  if (sentence === undefined) expect(complaints).toEqual([])
  else expect(complaints).toEqual([expect.stringContaining(sentence)])
})

test('a canary is held to the same', () => {
  const canary = { ...routed('mood', '/journal'), share: 10 }
  const remotes = [remote('mood', { canary }), routed('journal', '/journal')]
  expect(checkSite({ registry: { schema: 1, sequence: 1, remotes }, shell })).toHaveLength(1)
})
