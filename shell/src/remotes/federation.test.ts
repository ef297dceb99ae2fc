import type { RegistryEntry, Release } from '@truenorth/delivery/registry'
import { entryOf } from '../testing/remotes'
import { createFederation, type RemoteModule } from './federation'
import { createHealthReports } from './healthReports'
import { toPageRegistry } from './registry'
import { createReleases } from './releases'

const mood = entryOf('mood')
const previous: Release = { ...mood, version: '0.9.0' }
const part: RemoteModule = { default: () => null }
const unreachable = () => Promise.reject(new Error('mf-manifest.json answered 503'))

/** Makes the site respond with this registry. */
const serve = (remotes: RegistryEntry[]) => {
  const registry = { schema: 1, sequence: 2, remotes }
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(registry)))
}

type Behavior = {
  openRelease?: (release: Release) => Promise<unknown>
  loadModule?: (release: Release, expose: string) => Promise<RemoteModule>
}

const start = ({ openRelease, loadModule }: Behavior = {}) => {
  const health = createHealthReports()
  const note = jest.spyOn(health, 'note')
  const open = jest.fn(openRelease ?? (async (_release: Release) => undefined))
  const load = jest.fn(loadModule ?? (async (_release: Release, _expose: string) => part))
  const registry = toPageRegistry({ schema: 1, sequence: 1, remotes: [mood] })
  const releases = createReleases(registry.published)
  const federation = createFederation({
    registry,
    releases,
    health,
    loadHost: async () => ({ openRelease: open, loadModule: load }),
  })
  return {
    federation,
    releases,
    opened: () => open.mock.calls.map(([{ version }]) => version),
    loaded: () => load.mock.calls.map(([{ version }, expose]) => `${version} ${expose}`),
    states: () => note.mock.calls.map(([{ version, state }]) => `${version} ${state}`),
  }
}

afterEach(() => jest.restoreAllMocks())

test('loads a part once, until it is forgotten', async () => {
  serve([mood])
  const { federation, loaded, states } = start()
  const first = federation.loadPart('mood', './App')
  expect(federation.loadPart('mood', './App')).toBe(first)
  expect(await first).toBe(part)
  federation.forgetParts('mood')
  expect(federation.loadPart('mood', './App')).not.toBe(first)
  await federation.loadPart('mood', './App')
  expect(loaded()).toEqual(['1.0.0 ./App', '1.0.0 ./App'])
  expect(states()).toEqual(['1.0.0 well', '1.0.0 well'])
})

test('opens a release twice, and then the previous one, from which all parts come', async () => {
  serve([{ ...mood, previous }])
  const { federation, opened, loaded, states } = start({
    openRelease: ({ version }) => (version === '0.9.0' ? Promise.resolve() : unreachable()),
  })
  expect(await federation.loadPart('mood', './App')).toBe(part)
  expect(opened()).toEqual(['1.0.0', '1.0.0', '0.9.0'])
  await federation.loadPart('mood', './slots/Week')
  expect(loaded()).toEqual(['0.9.0 ./App', '0.9.0 ./slots/Week'])
  expect(states()).toEqual(['1.0.0 previous', '0.9.0 well', '0.9.0 well'])
  expect(federation.versionOf(mood)).toBe('0.9.0')
})

test('tries a part twice, and then that of the previous release', async () => {
  serve([{ ...mood, previous }])
  const { federation, loaded } = start({
    loadModule: ({ version }) => (version === '0.9.0' ? Promise.resolve(part) : unreachable()),
  })
  expect(await federation.loadPart('mood', './App')).toBe(part)
  await federation.loadPart('mood', './slots/Week')
  expect(loaded()).toEqual(['1.0.0 ./App', '1.0.0 ./App', '0.9.0 ./App', '0.9.0 ./slots/Week'])
})

test('does not try a release again after a time limit', async () => {
  serve([mood])
  const { federation, opened } = start({
    openRelease: () => Promise.reject(new Error('script timeout')),
  })
  await expect(federation.loadPart('mood', './App')).rejects.toThrow('script timeout')
  expect(opened()).toEqual(['1.0.0'])
})

test('begins with the release that is live by now after a failure', async () => {
  serve([{ ...mood, version: '1.1.0' }])
  const { federation, loaded } = start()
  await federation.loadPart('mood', './App')
  federation.forgetParts('mood')
  await federation.loadPart('mood', './App')
  expect(loaded()).toEqual(['1.0.0 ./App', '1.1.0 ./App'])
})

test('rejects with the first failure when no release can be opened', async () => {
  serve([{ ...mood, previous }])
  const { federation, opened } = start({
    openRelease: ({ version }) => Promise.reject(new Error(`${version} timed out`)),
  })
  await expect(federation.loadPart('mood', './App')).rejects.toThrow('1.0.0 timed out')
  expect(opened()).toEqual(['1.0.0', '0.9.0'])
})

const parts = ['./App', './slots/Week', './slots/Today', './slots/Tags', './slots/Count']

test('parts of a remote that cannot be opened fail together, after two requests for its entry', async () => {
  const requested = serve([mood])
  const { federation, opened, loaded } = start({ openRelease: unreachable })
  const failures = await Promise.allSettled(
    parts.map((expose) => federation.loadPart('mood', expose)),
  )
  expect(failures.map(({ status }) => status)).toEqual(parts.map(() => 'rejected'))
  expect([opened(), loaded()]).toEqual([['1.0.0', '1.0.0'], []])
  expect(requested).toHaveBeenCalledTimes(1)
})

test('however often a failed part is asked for, a pause goes before the next request', async () => {
  serve([mood])
  const { federation, opened } = start({ openRelease: unreachable })
  jest.useFakeTimers()
  const askFor = async (seconds: number) => {
    for (let asked = 0; asked < seconds * 10; asked += 1) {
      federation.loadPart('mood', './App').catch(() => undefined)
      federation.loadPart('mood', './slots/Week').catch(() => undefined)
      await jest.advanceTimersByTimeAsync(100)
    }
    return opened().length
  }
  // Twice each time: at once, about two and four seconds later, and then after a quarter of a minute.
  expect(await askFor(15)).toBe(6)
  expect(await askFor(10)).toBe(8)
  jest.useRealTimers()
})

test('a part that failed to render is loaded again, from what is live by then', async () => {
  serve([{ ...mood, version: '1.1.0' }])
  const { federation, loaded } = start()
  await federation.loadPart('mood', './App')
  jest.useFakeTimers()
  expect(federation.noteFailure('mood', './App')).toBe(0)
  jest.advanceTimersByTime(1_000)
  await federation.loadPart('mood', './App')
  jest.useRealTimers()
  expect(loaded()).toEqual(['1.0.0 ./App', '1.1.0 ./App'])
})

test('what is fetched ahead must have the hash of the manifest, and its failure is not shown', async () => {
  const { federation, releases } = start()
  const integrity = { 'form.js': 'sha384-form', 'list.js': 'sha384-list' }
  const needs = { '/mood/create': { files: ['form.js'], doors: [] } }
  const manifest = { name: 'mood', integrity, needs }
  releases.addManifest(releases.admit(mood), JSON.stringify(manifest))
  const requested = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  await federation.fetchFiles(mood, '/mood/create')
  expect(requested.mock.calls).toEqual([
    [
      `${location.origin}/remotes/mood/1.0.0/form.js`,
      expect.objectContaining({ integrity: 'sha384-form' }),
    ],
  ])
})

test('knows no remote that is not in the registry', () => {
  const { federation } = start()
  expect(() => federation.loadPart('journal', './App')).toThrow('journal is not in the registry')
})
