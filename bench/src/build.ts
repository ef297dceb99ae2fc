// npm run bench -- build: everything built from clean, one remote built again, one remote published, in a checkout of its own.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { cleanCheckout } from './build/cleanCheckout.ts'
import { timeOf } from './build/timeOf.ts'
import { keep } from './results/keep.ts'
import { cellOf } from './results/tableOf.ts'
import { summary } from './web/median.ts'

const root = process.cwd()
const rounds = Number(process.env['ROUNDS'] ?? 5)
const remote = 'mf-mood'

// What else the machine does counts in every figure.
const load = loadavg().map((average) => Number(average.toFixed(1)))[0]
const checkout = await cleanCheckout(root)
const everything = timeOf(checkout, 'build.mjs')

const app = join(checkout, remote, 'src/App.tsx')
const source = await readFile(app, 'utf8')
let edits = 0
/** Another build of the same: its files get other names, as after a real change. */
const edit = () => {
  edits += 1
  return writeFile(app, `${source}\nexport const edit = ${edits}\n`)
}

const again: number[] = []
const published: number[] = []
for (let round = 0; round < rounds; round += 1) {
  await edit()
  again.push(timeOf(checkout, 'build.mjs'))
  await edit()
  published.push(timeOf(checkout, 'publish-remote.mjs', remote))
}
await rm(checkout, { recursive: true, force: true })

const rounded = (value: number) => Number(value.toFixed(1))
const row = (what: string, bar: number, times: number[]) => {
  const { median, min, max } = summary(times.map(rounded))
  return { what, median, min, max, bar, isWithin: median <= bar }
}
const seconds = [
  row('everything from clean', 60, [everything]),
  row(`${remote} built and published with whatever has changed`, 5, again),
  row(`${remote} built, checked and published alone`, 10, published),
]
console.table(seconds)
const rowOf = ({ what, median, bar, isWithin }: (typeof seconds)[number]) => [
  what,
  ...[median, bar].map(String),
  cellOf(isWithin),
]
const table = { head: ['what', 'seconds', 'at most', 'met'], rows: seconds.map(rowOf) }
await keep('build', { load, rounds, remote, seconds }, table)
if (!seconds.every(({ isWithin }) => isWithin)) process.exitCode = 1
