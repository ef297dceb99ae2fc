// Installs what is missing. Node built-ins only: nothing else may be there yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Ends the program with one clear sentence. */
export const giveUp = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

const packagesOf = (file) => {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** Is every locked package there, in its locked version? Packages of other platforms do not count. */
const isInstalled = () => {
  const there = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version, link }]) =>
      link
        ? existsSync(join(root, path))
        : there[path]?.version === version && existsSync(join(root, path)),
    )
}

/** Installs the locked dependencies unless they are there. */
export const install = () => {
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Truenorth needs Node.js 20.19 or newer; this is ${process.version}.`)
  if (isInstalled()) return
  console.log('Installing dependencies…')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // Where the embedded database has to be compiled, all cores help.
    env: { JOBS: 'max', ...process.env },
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0)
    giveUp(
      'The dependencies could not be installed. On a machine without a prebuilt better-sqlite3, python3, make and g++ are needed to compile it.',
    )
}
