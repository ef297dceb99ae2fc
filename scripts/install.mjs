// Installs what is missing. Node built-ins only: nothing else may be there yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules', '.truenorth-installed')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Ends the program with one clear sentence. */
export const giveUp = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Installs the locked dependencies unless they are there. */
export const install = () => {
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Truenorth needs Node.js 20.19 or newer; this is ${process.version}.`)
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing dependencies…')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0)
    giveUp(
      'The dependencies could not be installed. On a machine without a prebuilt better-sqlite3, python3, make and g++ are needed to compile it.',
    )
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, lock)
}
