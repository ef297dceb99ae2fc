// @ts-check
// Fails when the Chromium that comes with npm is many versions behind the newest one that npm has. Needs the
// compiled e2e package.
import { spawnSync } from 'node:child_process'
import { majorOf, mostVersionsBehind, pinnedVersion } from '@truenorth/e2e/browser'
import { giveUp, root } from './setup.mjs'

const name = '@sparticuz/chromium'
const timeLimitMs = 30_000

const { status, stdout } = spawnSync('npm', ['view', name, 'version'], {
  cwd: root,
  encoding: 'utf8',
  timeout: timeLimitMs,
  shell: process.platform === 'win32',
})
const newest = status === 0 ? majorOf(stdout) : Number.NaN

if (Number.isNaN(newest))
  // A machine without npm's registry runs all other checks, and this one does not pass in silence.
  console.log('The registry does not say which Chromium is the newest.')
else if (newest - pinnedVersion() > mostVersionsBehind)
  giveUp(
    `The pinned Chromium is ${pinnedVersion()} and the newest one is ${newest}: raise ${name} in e2e/package.json.`,
  )
