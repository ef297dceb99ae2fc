// @ts-check
// How every command begins. Node built-ins only: nothing else may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

export const root = join(import.meta.dirname, '..')

/** The site that commands work on, unless they are given another. */
export const defaultSite = () => process.env.SITE_DIR ?? join(root, 'site')

/**
 * Ends the program with one clear sentence.
 * @type {(sentence: string) => never}
 */
export const giveUp = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/**
 * The message of something that was thrown.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * The problems of a request that delivery refuses, one sentence each. Any other error is thrown again.
 * @param {unknown} error
 * @returns {string[]}
 */
export const problemsOf = (error) => {
  const isRefused = error instanceof Error && error.name === 'ValidationError'
  if (isRefused && 'problems' in error && Array.isArray(error.problems)) return error.problems
  throw error
}

/**
 * Reads the words after a command. `--help`, and words that do not fit, end the program with its usage.
 * @template {import('node:util').ParseArgsConfig} const T
 * @param {string | string[]} usage how the command is called, line by line
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export const readArguments = (usage, config) => {
  const help = ['This is how it is called:', ...[usage].flat()].join('\n  ')
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's sentence goes on with hints that do not fit here.
    return giveUp(`${messageOf(error).split('. To specify')[0]}.\n${help}`)
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
const packagesOf = (file) => {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** Is every locked package installed in its locked version? Packages of other platforms do not count. */
const isInstalled = () => {
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version, link }]) =>
      link
        ? existsSync(join(root, path))
        : installed[path]?.version === version && existsSync(join(root, path)),
    )
}

/**
 * Runs npm at the root of the workspace.
 * @param {string[]} words
 * @returns {boolean} whether it succeeded
 */
export const npm = (...words) =>
  spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // Where the embedded database has to be compiled, all cores help.
    env: { JOBS: 'max', ...process.env },
    shell: process.platform === 'win32',
  }).status === 0

/** Installs the locked dependencies unless they are there. */
export const install = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Truenorth needs Node.js 20.19 or newer; this is ${process.version}.`)
  if (isInstalled()) return
  console.log('Installing dependencies…')
  if (!npm('ci'))
    giveUp(
      'The dependencies could not be installed. On a machine without a prebuilt better-sqlite3, python3, make and g++ are needed to compile it.',
    )
}
