import type { RegistryEntry } from '@truenorth/delivery/registry'
import { chooseRelease } from './registry'

const live: RegistryEntry = {
  name: 'mood',
  title: 'Readings',
  routes: [],
  nav: [],
  slots: [],
  version: '1.0.0-a',
  entry: '/remotes/mood/1.0.0-a/mf-manifest.json',
  integrity: 'sha256-a',
  enabled: true,
}
const withCanary = (share: number): RegistryEntry => ({
  ...live,
  canary: { ...live, version: '1.0.0-b', title: 'Moods', share },
})
const forgetBucket = () => {
  document.cookie = 'truenorth_canary=; max-age=0; path=/'
}
const browser = (number: number) => {
  document.cookie = `truenorth_canary=${number}; path=/`
}
const versionsAt = (share: number) =>
  Array.from({ length: 100 }, (_, number) => {
    browser(number)
    return chooseRelease(withCanary(share)).version
  })

beforeEach(forgetBucket)

test('without a canary every browser gets the live version and no cookie', () => {
  expect(chooseRelease(live)).toEqual(live)
  expect(document.cookie).toBe('')
})

test('a share of browsers gets the canary, with its own manifest', () => {
  expect(versionsAt(30).filter((version) => version === '1.0.0-b')).toHaveLength(30)
  expect(chooseRelease(withCanary(100))).toMatchObject({ title: 'Moods', enabled: true })
})

test('a browser that gets the canary keeps it while the share grows', () => {
  const [few, more] = [versionsAt(10), versionsAt(50)]
  const lost = few.filter((version, number) => version === '1.0.0-b' && more[number] !== version)
  expect(lost).toEqual([])
})

test('a browser gets the same version every time', () => {
  const first = chooseRelease(withCanary(50)).version
  const again = Array.from({ length: 20 }, () => chooseRelease(withCanary(50)).version)
  expect(new Set(again)).toEqual(new Set([first]))
})
