import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  installedBrowsers,
  majorOf,
  mostVersionsBehind,
  pinnedVersion,
} from '../support/browser.ts'

const versionOf = async (path: string) =>
  majorOf((await promisify(execFile)(path, ['--version'])).stdout)

test(`the pinned Chromium is at most ${mostVersionsBehind} major versions behind every installed one`, async () => {
  const installed = await Promise.all(installedBrowsers().map(versionOf))
  const tooNew = installed.filter((version) => version > pinnedVersion() + mostVersionsBehind)
  expect(tooNew).toEqual([])
})

test('the version of a browser is read from what it prints', () => {
  expect(majorOf('Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)')).toBe(156)
  expect(pinnedVersion()).toBeGreaterThan(100)
})
