import type { RegistryEntry } from '../registry/registry.ts'
import { validateSite } from './validateSite.ts'

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
const importing = (entryPoint: string, names: string[]) =>
  remote('mood', { requires: { exports: { [entryPoint]: names } } })
const requiring = (versions: Record<string, string>) =>
  remote('mood', { requires: { exports: {}, versions } })
const builtAgainst = (api: string) => remote('mood', { requires: { exports: {}, api } })

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
  ['names that the shell exports', [importing('@truenorth/shared-ui', ['Page'])], undefined],
  [
    'a name that it does not',
    [importing('@truenorth/shared-ui', ['Page', 'Globe'])],
    'imports Globe from',
  ],
  [
    'an entry point that it does not have',
    [importing('@truenorth/shared-ui/maps', [])],
    'does not provide',
  ],
  [
    'a version that the shell provides',
    [requiring({ '@truenorth/shared-ui': '^1.1.0' })],
    undefined,
  ],
  [
    'another major of a shared package, reported once for all its entry points',
    [requiring({ '@truenorth/shared-ui': '^2.0.0', '@truenorth/shared-ui/forms': '^2.0.0' })],
    'wants @truenorth/shared-ui ^2.0.0, and the shell provides 1.2.0: publish a shell',
  ],
  [
    'a newer version than is provided',
    [requiring({ react: '^19.4.0' })],
    'or build mood against 19.3.1',
  ],
  ['the API that is served', [builtAgainst('1.2.0')], undefined],
  ['an older API of the same line', [builtAgainst('1.0.3')], undefined],
  ['a newer API than is served', [builtAgainst('1.3.0')], 'bring the server up to date'],
  ['another line of the API', [builtAgainst('2.0.0')], 'bring the server up to date'],
  [
    'what is disabled',
    [routed('mood', '/mood'), { ...routed('b', '/mood'), enabled: false }],
    undefined,
  ],
])('validates %s', (_title, remotes, sentence) => {
  const registry = { schema: 1 as const, sequence: 1, remotes }
  const api = { info: { version: '1.2.0' }, paths: {} }
  const problems = validateSite({ registry, shell, api })
  if (sentence === undefined) expect(problems).toEqual([])
  else expect(problems).toEqual([expect.stringContaining(sentence)])
})

test('a canary is validated like a live release', () => {
  const canary = { ...routed('mood', '/journal'), share: 10 }
  const remotes = [remote('mood', { canary }), routed('journal', '/journal')]
  expect(validateSite({ registry: { schema: 1, sequence: 1, remotes }, shell })).toHaveLength(1)
})

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['1.9.9', '^2.0.0', false],
  ['0.3.0', '^0.2.1', false],
  ['0.2.4', '^0.2.1', true],
  ['1.2.3', 'latest', false],
])('a shell that provides %s for %s is accepted: %s', (version, range, isAccepted) => {
  const registry = { schema: 1 as const, sequence: 1, remotes: [requiring({ react: range })] }
  const problems = validateSite({ registry, shell: { ...shell, versions: { react: version } } })
  expect(problems).toHaveLength(isAccepted ? 0 : 1)
})
