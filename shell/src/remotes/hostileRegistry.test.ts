// Whatever stands in a registry or a manifest: what is wrong is refused by name, and the others stay in use.
import '../testing/servedDocument'
import { readManifest, readRegistry, type RegistryEntry } from '@truenorth/delivery/registry'
import { fakeApi } from '@truenorth/shared-auth/testing'
import * as fc from 'fast-check'
import { inThisBrowser } from './registry'
import { admit, filesOf, hashOf, remember } from './releases'

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

/** Every place in a JSON value, as the keys that lead there. */
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

/** What `act` gives, or nothing when it refuses. */
const unlessRefused = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch (error) {
    expect(error).toHaveProperty('message')
    return undefined
  }
}

test('an entry with anything in it is used or refused, and leaves the others as they are', () => {
  fakeApi()
  fc.assert(
    fc.property(changed, (mood) => {
      const { registry, faults } = readRegistry({
        schema: 1,
        sequence: 1,
        remotes: [mood, entry('journal')],
      })
      const names = inThisBrowser(registry).map(({ name }) => name)
      expect(names).toContain('journal')
      expect(registry.remotes.length + faults.length).toBe(2)
      for (const { reason } of faults) expect(reason).not.toBe('')
      for (const { routes, nav } of registry.remotes)
        for (const { path } of [...routes, ...nav])
          expect(new URL(path, location.origin).origin).toBe(location.origin)
    }),
    { numRuns: 1_000 },
  )
})

test('code is taken from the folder of the remote alone', () => {
  fc.assert(
    fc.property(fc.oneof(addresses, fc.webUrl(), fc.webPath(), fc.string()), (address) => {
      const found = unlessRefused(() => admit({ ...entry('mood'), entry: address }))
      if (found !== undefined)
        expect(found.startsWith(`${location.origin}/remotes/mood/`)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('a registry of any kind is read or refused, and nothing else', () => {
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

test('names that objects have of themselves do no harm', () => {
  const text = `{"schema":1,"sequence":1,"__proto__":{"polluted":1},
    "remotes":[{"__proto__":{"enabled":true},"name":"__proto__"},{"name":"constructor"}]}`
  const { registry, faults } = readRegistry(JSON.parse(text))
  expect(registry.remotes).toEqual([])
  expect(faults).toHaveLength(2)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('a name that stands there twice is used once', () => {
  const remotes = [entry('mood'), { ...entry('mood'), version: '6.6.6' }]
  const { registry, faults } = readRegistry({ schema: 1, sequence: 1, remotes })
  expect(registry.remotes.map(({ version }) => version)).toEqual(['1.0.0'])
  expect(faults).toMatchObject([{ reason: 'stands there twice' }])
})

test('a manifest of any kind is read or refused, and vouches for files of its own folder alone', () => {
  const mood = entry('mood')
  const address = admit(mood)
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
        remember(address, text)
        return true
      })
      if (isRead) expect(readManifest(text).name).toBe('mood')
      expect(Array.isArray(filesOf(mood, '/never/named').files)).toBe(true)
      expect(() => hashOf('https://elsewhere.example/x.js')).toThrow('is in no manifest')
    }),
    { numRuns: 1_000 },
  )
})
