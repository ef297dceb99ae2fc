// npm run bench -- build: everything built from clean, one remote built again, one remote published, in a checkout of its own.
import { spawnSync } from 'node:child_process'
import {
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { metCell, writeResults } from './common/results.ts'
import { summary } from './common/statistics.ts'

const root = process.cwd()
const rounds = Number(process.env['ROUNDS'] ?? 5)
const remote = 'mf-mood'

const notSources = new Set(['node_modules', '.build', '.git', 'site', 'data', 'gallery'])
const outputs = new Set(['dist', '.tsc'])

// Links to the installed packages; those of the workspace lead into the copy.
const linkPackages = async (from: string, to: string) => {
  await mkdir(join(to, '@truenorth'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@truenorth') await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, '@truenorth'))) {
    const link = join(from, '@truenorth', name)
    if ((await lstat(link)).isSymbolicLink())
      await symlink(await readlink(link), join(to, '@truenorth', name))
  }
}

// The sources as after a fresh checkout, with everything installed and nothing built.
const createCheckout = async () => {
  const home = join(root, '.build')
  await mkdir(home, { recursive: true })
  // Below the installed packages: the compiler names their types by paths that lead there.
  const copy = await mkdtemp(join(home, 'clean-'))
  for (const name of (await readdir(root)).filter((name) => !notSources.has(name)))
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !outputs.has(basename(path)),
    })
  await linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

// What else the machine does counts in every figure.
const load = loadavg().map((average) => Number(average.toFixed(1)))[0]
const checkout = await createCheckout()

/** Runs a command of the checkout. Returns how many seconds it took. */
const timeCommand = (script: string, ...words: string[]) => {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [join('scripts', script), ...words], {
    cwd: checkout,
    env: { ...process.env, SITE_DIR: join(checkout, 'site') },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} ${words.join(' ')} failed:\n${stderr}`)
  return (performance.now() - started) / 1000
}

const everything = timeCommand('build.mjs')

const app = join(checkout, remote, 'src/App.tsx')
const source = await readFile(app, 'utf8')
let edits = 0
/** Makes the next build another one, whose files get other names, as after a real change. */
const edit = () => {
  edits += 1
  return writeFile(app, `${source}\nexport const edit = ${edits}\n`)
}

const again: number[] = []
const published: number[] = []
for (let round = 0; round < rounds; round += 1) {
  await edit()
  again.push(timeCommand('build.mjs'))
  await edit()
  published.push(timeCommand('publish-remote.mjs', remote))
}
await rm(checkout, { recursive: true, force: true })

const row = (what: string, bar: number, times: number[]) => {
  const { median, min, max } = summary(times.map((value) => Number(value.toFixed(1))))
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
  metCell(isWithin),
]
const table = { head: ['what', 'seconds', 'at most', 'met'], rows: seconds.map(rowOf) }
await writeResults('build', { load, rounds, remote, seconds }, table)
if (!seconds.every(({ isWithin }) => isWithin)) process.exitCode = 1
