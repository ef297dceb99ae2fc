// Fuzz tests: malformed registries and manifests are refused by name, and valid entries stay in use.
import {
  readFederationManifest,
  readRegistry,
  type RegistryEntry,
} from '@truenorth/delivery/registry'
import { fakeApi } from '@truenorth/shared-auth/testing'
import * as fc from 'fast-check'
import { remotesForBrowser } from './registry'
import { createReleases } from './releases'

const entry = (name: string): RegistryEntry => ({
  name,
  title: name,
  routes: [{ path: `/${name}`, access: 'user', title: name }],
  nav: [{ label: name, path: `/${name}`, access: 'user', order: 1 }],
  slots: [
    { page: 'dashboard', place: name, expose: './slots/Card', access: 'user', order: 1, span: 6 },
  ],
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
  integrity: 'sha256-none',
  enabled: true,
})

const addresses = fc.constantFrom(
  'javascript:alert(1)',
  'data:application/json,{}',
  '//elsewhere.example/mf-manifest.json',
  'https://elsewhere.example/remotes/mood/mf-manifest.json',
  '/remotes/mood/../../api/journal/images/7/',
  '/remotes/mood/%2e%2e/%2e%2e/assets/x.js',
  '/api/journal/images/7/',
  'http://[',
  '__proto__',
  'x'.repeat(100_000),
)
const anything = fc.oneof(fc.jsonValue(), addresses, fc.constantFrom(1e308, -1, null, '', []))

/** The paths to all parts of a JSON value. */
const placesIn = (value: unknown): string[][] =>
  typeof value !== 'object' || value === null
    ? [[]]
    : [
        [],
        ...Object.entries(value).flatMap(([key, part]) =>
          placesIn(part).map((rest) => [key].concat(rest)),
        ),
      ]

const replaced = (value: unknown, [key, ...rest]: string[], by: unknown): unknown => {
  if (key === undefined) return by
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as Record<string, unknown>) }
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by))
  return copy
}

const changed = fc
  .tuple(fc.constantFrom(...placesIn(entry('mood'))), anything)
  .map(([place, by]) => replaced(entry('mood'), place, by))

/** The result of `act`, or undefined when it throws. */
const unlessRefused = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch (error) {
    expect(error).toHaveProperty('message')
    return undefined
  }
}

test('a malformed entry is used or refused, and the other entries stay in use', () => {
  fakeApi()
  fc.assert(
    fc.property(changed, (mood) => {
      const { registry, invalidEntries } = readRegistry({
        schema: 1,
        sequence: 1,
        remotes: [mood, entry('journal')],
      })
      const names = remotesForBrowser(registry).map(({ name }) => name)
      expect(names).toContain('journal')
      expect(registry.remotes.length + invalidEntries.length).toBe(2)
      for (const { reason } of invalidEntries) expect(reason).not.toBe('')
      for (const { routes, nav } of registry.remotes)
        for (const { path } of [...routes, ...nav])
          expect(new URL(path, location.origin).origin).toBe(location.origin)
    }),
    { numRuns: 1_000 },
  )
})

test('code is only loaded from the folder of the remote', () => {
  const releases = createReleases({})
  fc.assert(
    fc.property(fc.oneof(addresses, fc.webUrl(), fc.webPath(), fc.string()), (address) => {
      const found = unlessRefused(() => releases.admit({ ...entry('mood'), entry: address }))
      if (found !== undefined)
        expect(found.startsWith(`${location.origin}/remotes/mood/`)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('any JSON is read as a registry or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anything, (whole, remotes) => {
      for (const value of [whole, { schema: 1, sequence: 1, remotes }]) {
        const read = unlessRefused(() => readRegistry(value))
        if (read) expect(Array.isArray(read.registry.remotes)).toBe(true)
      }
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('keys of Object.prototype do not pollute it', () => {
  const text = `{"schema":1,"sequence":1,"__proto__":{"polluted":1},
    "remotes":[{"__proto__":{"enabled":true},"name":"__proto__"},{"name":"constructor"}]}`
  const { registry, invalidEntries } = readRegistry(JSON.parse(text))
  expect(registry.remotes).toEqual([])
  expect(invalidEntries).toHaveLength(2)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('the second entry of a name is refused', () => {
  const remotes = [entry('mood'), { ...entry('mood'), version: '6.6.6' }]
  const { registry, invalidEntries } = readRegistry({ schema: 1, sequence: 1, remotes })
  expect(registry.remotes.map(({ version }) => version)).toEqual(['1.0.0'])
  expect(invalidEntries).toMatchObject([{ reason: 'stands there twice' }])
})

test('any text is read as a manifest or refused, and a manifest only vouches for files in its folder', () => {
  const mood = entry('mood')
  const releases = createReleases({})
  const address = releases.admit(mood)
  const manifests = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({
        name: fc.constantFrom('mood', 'journal', '__proto__'),
        integrity: fc.oneof(fc.dictionary(fc.string(), anything), anything),
        needs: fc.oneof(fc.dictionary(fc.string(), anything), anything),
      })
      .map((manifest) => JSON.stringify(manifest)),
  )
  fc.assert(
    fc.property(manifests, (text) => {
      const isRead = unlessRefused(() => {
        releases.addManifest(address, text)
        return true
      })
      if (isRead) expect(readFederationManifest(text).name).toBe('mood')
      expect(Array.isArray(releases.filesOf(mood, '/never/named').files)).toBe(true)
      expect(() => releases.hashOf('https://elsewhere.example/x.js')).toThrow('is in no manifest')
    }),
    { numRuns: 1_000 },
  )
})
