// npm test: installs what is missing and runs every check. `--full` runs the long matrices whole.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from './install.mjs'

const isFull = process.argv.includes('--full')
const bin = (path) => join(root, 'node_modules', path)
const jestReport = (name) => join(root, '.build', `${name}.json`)

const jest = (name, ...options) => ({
  name,
  report: jestReport(name),
  args: [
    bin('jest/bin/jest.js'),
    '--selectProjects',
    name,
    '--json',
    `--outputFile=${jestReport(name)}`,
    ...options,
  ],
})
const checks = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b'] },
  {
    name: 'lint',
    args: [bin('oxlint/bin/oxlint'), '--config', 'oxlint.config.mjs', '--type-aware'],
  },
  {
    name: 'format',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  },
  { name: 'unused', args: [bin('knip/bin/knip.js')] },
  { name: 'build', args: [join(root, 'scripts/build.mjs')] },
  { name: 'budgets', args: [join(root, 'scripts/budgets.mjs')] },
  jest('unit'),
  jest('server'),
  jest('stories', '--maxWorkers=2'),
]

// Jest tells its story on stderr and its JSON on stdout; the JSON goes to the report.
const run = ({ args, report }) =>
  new Promise((resolve) => {
    const env = { ...process.env, ...(isFull && { FULL: '1' }) }
    const stdio = ['ignore', report ? 'ignore' : 'inherit', 'inherit']
    spawn(process.execPath, args, { cwd: root, stdio, env }).once('exit', resolve)
  })

const countOf = ({ report }, status) => {
  if (!report) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites))
    return { passed: numPassedTests, failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

install()
mkdirSync(join(root, '.build'), { recursive: true })
const total = { passed: 0, failed: 0 }
const failing = []
for (const check of checks) {
  if (check.report) rmSync(check.report, { force: true })
  const started = performance.now()
  console.log(`\n── ${check.name}`)
  const status = await run(check)
  const { passed, failed } = countOf(check, status)
  total.passed += passed
  total.failed += failed
  if (failed) failing.push(check.name)
  console.log(
    `${failed ? 'failed' : 'passed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  if (failed && check.name === 'build') break
}
console.log(failing.length ? `\nFailing: ${failing.join(', ')}.` : '\nEvery check passed.')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
