// @ts-check
// How every command begins. Node built-ins only: nothing else may be installed yet.
import { spawn, spawnSync } from 'node:child_process'
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
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean }>}
 */
const packagesOf = (file) => {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/**
 * What is installed: `serving` is what building and serving the product needs, `everything` also what checks it.
 * @typedef {'serving' | 'everything'} Extent
 */

const hiddenLock = 'node_modules/.package-lock.json'

/**
 * The locked packages of an extent. Packages of other platforms do not count.
 * @param {Extent} extent
 */
const lockedOf = (extent) =>
  Object.entries(packagesOf('package-lock.json')).filter(
    ([path, { optional, dev }]) =>
      path.includes('node_modules/') && !optional && (extent === 'everything' || !dev),
  )

/**
 * Is every locked package installed in its locked version?
 * @param {Extent} extent
 */
const isInstalled = (extent) => {
  const installed = packagesOf(hiddenLock)
  return lockedOf(extent).every(
    ([path, { version, link }]) =>
      (link || installed[path]?.version === version) && existsSync(join(root, path)),
  )
}

const npmOptions = {
  cwd: root,
  // Where the embedded database has to be compiled, all cores help.
  env: { JOBS: 'max', ...process.env },
  shell: process.platform === 'win32',
}
const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Runs npm at the root of the workspace.
 * @param {string[]} words
 * @returns {boolean} whether it succeeded
 */
export const npm = (...words) =>
  spawnSync('npm', [...words, ...quietly], { ...npmOptions, stdio: 'inherit' }).status === 0

/**
 * The same while other work goes on. What npm prints is told only when it fails.
 * @param {string[]} words
 * @returns {Promise<boolean>}
 */
const npmMeanwhile = async (...words) => {
  const child = spawn('npm', [...words, ...quietly], { ...npmOptions, stdio: 'pipe' })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve)
  })
  if (status !== 0) process.stderr.write(output)
  return status === 0
}

const reportMs = 5_000

/**
 * Runs npm, and says how many of the packages are there.
 * @param {string[]} words
 * @param {string[]} paths of the packages
 */
const npmWithProgress = async (words, paths) => {
  let told = 0
  const report = () => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length
    if (there === told) return
    told = there
    const isAll = there === paths.length
    console.log(
      `  ${there} of ${paths.length} packages${isAll ? ', which npm checks and compiles' : ''}`,
    )
  }
  const timer = setInterval(report, reportMs)
  const isDone = await npmMeanwhile(...words)
  clearInterval(timer)
  return isDone
}

const notInstalled =
  'The dependencies could not be installed. On a machine without a prebuilt better-sqlite3, python3, make and g++ are needed to compile it.'

const compiledDriver = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node'

const compileDriver = async () => {
  if (existsSync(join(root, compiledDriver))) return
  console.log('Compiling the database driver, which takes a minute…')
  if (!(await npmMeanwhile('rebuild', 'better-sqlite3'))) giveUp(notInstalled)
}

/**
 * Installs the locked packages unless they are there. The embedded database's driver, which may have to be
 * compiled, comes last: bundling needs no database.
 * @param {Extent} [extent]
 * @returns {Promise<{ driver: Promise<void> }>} `driver` is fulfilled when the database can be opened
 */
export const installMeanwhile = async (extent = 'everything') => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Truenorth needs Node.js 20.19 or newer; this is ${process.version}.`)
  if (!isInstalled(extent)) {
    const present = Object.values(packagesOf(hiddenLock))
    // What only checks need is not taken away from who has it.
    const isServing = extent === 'serving' && !present.some(({ dev }) => dev)
    const paths = lockedOf(isServing ? 'serving' : 'everything').map(([path]) => path)
    console.log(`Installing ${paths.length} packages…`)
    const words = [
      // Where some are there, `ci` would begin by removing them, and compile once more.
      ...(present.length > 0 ? ['install', '--no-save'] : ['ci']),
      ...(isServing ? ['--omit=dev', '--ignore-scripts'] : []),
    ]
    if (!(await npmWithProgress(words, paths))) giveUp(notInstalled)
  }
  return { driver: compileDriver() }
}

/**
 * Installs the locked packages unless they are there.
 * @param {Extent} [extent]
 */
export const install = async (extent) => {
  const { driver: compiled } = await installMeanwhile(extent)
  await compiled
}
