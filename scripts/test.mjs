// @ts-check
// npm test: installs what is missing and runs every check. `--full` runs the long matrices whole.
// A few failed files of tests run once more, alone; what passes only then is named at the end.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from './setup.mjs'

const isFull = process.argv.includes('--full')
/** More files than that do not fail by chance. */
const mostFilesTwice = 5
/** @param {string} path */
const bin = (path) => join(root, 'node_modules', path)
/** @param {string} name */
const reportOf = (name) => join(root, '.build', `${name}.json`)

/**
 * A check counts as one test, unless it has a report of jest's.
 * @typedef {{ name: string, args: string[], project?: string, report?: string, env?: Record<string, string> }} Check
 */

/**
 * @param {string} project
 * @param {{ name?: string, options?: string[], workers?: number, env?: Record<string, string> }} [settings]
 * @returns {Check}
 */
const jest = (project, { name = project, options = [], workers = 2, env = {} } = {}) => ({
  name,
  project,
  env,
  report: reportOf(name),
  args: [
    bin('jest/bin/jest.js'),
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${reportOf(name)}`,
    // Jest's own choice leaves one core free, and CI has two.
    `--maxWorkers=${workers}`,
    ...options,
  ],
})

/**
 * What depends on the browser's version: caches, workers, locks between tabs, loading of code, input. These
 * specs also run in the older Chromium of two.
 */
const sampleOfSpecs = [
  'offline',
  'prefetch',
  'sharedModules',
  'scrolling',
  'multipleTabs',
  'unsentWrites',
  'keyboard',
  'moodLog',
]

const specs = () => jest('specs')
const specsInPinned = () =>
  jest('specs', {
    name: 'specs in the pinned Chromium',
    env: { E2E_BROWSER: 'pinned' },
    options: [
      '--testPathPatterns',
      isFull ? '/(?!engine)\\w+\\.spec\\.ts$' : `/(${sampleOfSpecs.join('|')})\\.spec\\.ts$`,
    ],
  })

/**
 * The specs in the browsers that are there; what is not there is said in a sentence.
 * @returns {Promise<Check[]>}
 */
const browserChecks = async () => {
  // Compiled by the check of types.
  const { installedBrowsers, isPinnedHere } = await import('@truenorth/e2e/browser')
  const { engines } = await import('@truenorth/e2e/engines')
  for (const engine of engines)
    if (!engine.isInstalled())
      console.log(
        `\n${engine.name} is not installed (${engine.needs}): the main flows and the screens are not walked in it.`,
      )
  if (process.env.E2E_BROWSER) return [specs()]
  const isInstalled = installedBrowsers().length > 0
  if (isInstalled && isPinnedHere()) return [specs(), specsInPinned()]
  console.log(
    isInstalled
      ? '\nThe pinned Chromium is not here: the specs run in the installed one.'
      : '\nNo Chrome or Chromium is installed: the specs run in the pinned one.',
  )
  return [specs()]
}

/**
 * Checks, one after the other; those of a list inside run at the same time, for each of them keeps one core
 * busy.
 * @type {(Check | Check[])[]}
 */
const checks = [
  [
    { name: 'types', args: [bin('typescript/bin/tsc'), '-b'] },
    {
      name: 'format',
      args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    },
  ],
  {
    name: 'lint',
    args: [bin('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs', '--type-aware'],
  },
  { name: 'unused', args: [bin('knip/bin/knip.js')] },
  { name: 'pinned browser', args: [join(root, 'scripts/pinnedBrowser.mjs')] },
  { name: 'conventions', args: [join(root, 'scripts/conventions.mjs')] },
  { name: 'build', args: [join(root, 'scripts/build.mjs')] },
  { name: 'budgets', args: [join(root, 'scripts/budgets.mjs')] },
  jest('unit'),
  jest('server'),
]

/**
 * Jest prints its progress to stderr, and its JSON to stdout as well as to the report.
 * @param {Check} check
 * @returns {Promise<number | null>} its exit status
 */
const run = ({ args, report, env: more }) =>
  new Promise((resolve) => {
    const env = { ...process.env, ...(isFull && { FULL: '1' }), ...more }
    spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', report ? 'ignore' : 'inherit', 'inherit'],
      env,
    }).once('exit', resolve)
  })

/**
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number, testResults: TestFile[] }} Report
 */

/**
 * @param {Check} check
 * @returns {Report | undefined}
 */
const readReport = ({ report }) => {
  try {
    return report ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {Check} check
 * @param {number | null} status
 */
const countOf = (check, status) => {
  if (!check.report) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const report = readReport(check)
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report
  const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites))
  return { passed: numPassedTests, failed }
}

/**
 * Files of which a test failed; none where so many failed that it is not a matter of chance.
 * @param {Check} check
 */
const failedFiles = (check) => {
  const files = readReport(check)?.testResults.filter(({ status }) => status === 'failed') ?? []
  return files.length <= mostFilesTwice ? files : []
}

await install()
mkdirSync(join(root, '.build'), { recursive: true })
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failing = []
/** @type {string[]} */
const unsteady = []

/**
 * @param {Check} check
 * @returns {Promise<{ passed: number, failed: number }>}
 */
const runOnce = async (check) => {
  if (check.report) rmSync(check.report, { force: true })
  const started = performance.now()
  console.log(`\n── ${check.name}`)
  const count = countOf(check, await run(check))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${check.name}: ${count.failed ? 'failed' : 'passed'} in ${seconds} s`)
  return count
}

/**
 * Runs files with failed tests once more, alone: what passes then passes, and is named at the end.
 * @param {Check} check
 * @param {{ passed: number, failed: number }} count of the first run
 */
const runTwice = async (check, count) => {
  const files = failedFiles(check)
  if (!files.length || !check.project) return count
  const again = jest(check.project, {
    name: `${check.name}, a second time`,
    workers: 1,
    options: ['--runTestsByPath', ...files.map(({ name }) => name)],
    env: check.env,
  })
  const { failed } = await runOnce(again)
  const failures = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
  if (!failed) unsteady.push(...failures)
  return { passed: count.passed + count.failed - failed, failed }
}

/**
 * Runs a check and adds it to the total.
 * @param {Check} check
 * @returns {Promise<boolean>} whether it passed
 */
const runAndCount = async (check) => {
  const first = await runOnce(check)
  const { passed, failed } = first.failed ? await runTwice(check, first) : first
  total.passed += passed
  total.failed += failed
  if (failed) failing.push(check.name)
  return failed === 0
}

const runAll = async () => {
  for (const group of checks) {
    await Promise.all([group].flat().map(runAndCount))
    if (failing.includes('build')) return
  }
  for (const check of await browserChecks()) await runAndCount(check)
}

await runAll()
if (unsteady.length)
  console.log(`\nPassed only the second time, which is to be cured:\n  ${unsteady.join('\n  ')}`)
console.log(failing.length ? `\nFailing: ${failing.join(', ')}.` : '\nEvery check passed.')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
