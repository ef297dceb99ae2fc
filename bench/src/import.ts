// npm run bench -- import: 100,000 readings and 200 MB of photos on their way in.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '@truenorth/e2e/browser'
import { measureImport } from './api/importing.ts'
import { openFilledServer } from './api/servers.ts'
import { metCell, writeResults } from './common/results.ts'
import { median, rounded } from './common/statistics.ts'
import { openImports } from './importing/importPage.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const users = 100
const turns = Array.from({ length: rounds }, (_, index) => index)

const measureServer = async () => {
  const server = await openFilledServer(users)
  const found: Awaited<ReturnType<typeof measureImport>>[] = []
  for (const turn of turns) found.push(await measureImport(server, `user${31 + turn}`))
  await server.close()
  return found
}

const measureScreens = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-large-'))
  const makeLarge = join(process.cwd(), 'test/data/imports/make-large.mjs')
  spawnSync(process.execPath, [makeLarge, folder, 'rows-100000', 'photos-200mb'])
  const browser = await openBrowser()
  const imports = await openImports(browser)
  const previews: number[] = []
  for (const turn of turns)
    previews.push(await imports.preview(`reader${turn}`, join(folder, 'rows-100000.csv')))
  const photos = await imports.bringIn('photographer', join(folder, 'photos-200mb.zip'))
  await imports.close()
  await browser.close()
  await rm(folder, { recursive: true })
  return { previews, photos }
}

const { previews, photos } = await measureScreens()
const imports = await measureServer()
const middle = (name: 'seconds' | 'p95Ratio' | 'p99Ratio') =>
  median(imports.map((one) => one[name]))
const bars = [
  { what: 'preview of 100,000 rows, seconds', found: median(previews), most: 10 },
  { what: 'import of 100,000 readings, seconds', found: middle('seconds'), most: 60 },
  { what: 'p95 of others meanwhile ÷ quiet', found: middle('p95Ratio'), most: 2 },
  { what: 'p99 of others meanwhile ÷ quiet', found: middle('p99Ratio'), most: 3 },
  { what: 'memory of the tab with 200 MB of photos, MB more', found: photos.megabytes, most: 300 },
]
console.table(bars)
const isMet = ({ found, most }: (typeof bars)[number]) => found <= most
const rows = bars.map((bar) => [
  bar.what,
  String(rounded(bar.found)),
  String(bar.most),
  metCell(isMet(bar)),
])
const found = { rounds, users, bars, imports, previews, photos }
await writeResults('import', found, { head: ['what', 'found', 'at most', 'met'], rows })
if (!bars.every(isMet)) process.exitCode = 1
