import type { RegistryEntry } from '@truenorth/delivery/registry'
import { chooseRelease } from './chooseRelease'

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
const onTrial = (share: number): RegistryEntry => ({
  ...live,
  canary: { ...live, version: '1.0.0-b', title: 'Moods', share },
})
const forget = () => {
  document.cookie = 'truenorth_canary=; max-age=0; path=/'
}
const browser = (number: number) => {
  document.cookie = `truenorth_canary=${number}; path=/`
}
const versionsAt = (share: number) =>
  Array.from({ length: 100 }, (_, number) => {
    browser(number)
    return chooseRelease(onTrial(share)).version
  })

beforeEach(forget)

test('where nothing is on trial, every browser gets the live version and no cookie', () => {
  expect(chooseRelease(live)).toEqual(live)
  expect(document.cookie).toBe('')
})

test('a share of browsers gets the new version, with its own face', () => {
  expect(versionsAt(30).filter((version) => version === '1.0.0-b')).toHaveLength(30)
  expect(chooseRelease(onTrial(100))).toMatchObject({ title: 'Moods', enabled: true })
})

test('who has it keeps it while the share grows', () => {
  const [few, more] = [versionsAt(10), versionsAt(50)]
  const lost = few.filter((version, number) => version === '1.0.0-b' && more[number] !== version)
  expect(lost).toEqual([])
})

test('a browser stays what it is', () => {
  const first = chooseRelease(onTrial(50)).version
  const again = Array.from({ length: 20 }, () => chooseRelease(onTrial(50)).version)
  expect(new Set(again)).toEqual(new Set([first]))
})
