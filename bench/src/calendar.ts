// npm run bench -- calendar: month and year of ten years of readings beside those of one reading, interleaved.
import { spawnSync } from 'node:child_process'
import { openBrowser } from '@truenorth/e2e/browser'
import { deliveredSite, postTo, startEmptyApi, storeTokens } from './common/product.ts'
import { metCell, writeResults } from './common/results.ts'
import { median, rounded } from './common/statistics.ts'
import { fill } from './lists/compareSizes.ts'
import { insertReadings } from './lists/insertReadings.ts'
import { bothSizes, type Size } from './lists/listPage.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const most = 1.15
const password = 'Northern-Light-7'
const sizes = { few: 1, many: 10_000 }
const views = ['month', 'year'] as const

const api = await startEmptyApi()
const web = await api.serve(deliveredSite())
for (const username of bothSizes) {
  const account = { username, password, email: `${username}@example.org` }
  await postTo(web.url, '/auth/users/', account)
  await fill(api.dataDir, username, { sizes, insert: insertReadings })
}
// The rows came past the server, which counts days as it writes readings.
spawnSync(process.execPath, ['api/dist/bin/recount.js'], {
  env: { ...process.env, DATA_DIR: api.dataDir },
  stdio: 'inherit',
})
const browser = await openBrowser()

// From the start of a visit in a fresh profile to its grid, with all its readings in it.
const open = async (view: (typeof views)[number], username: Size) => {
  const tokens = await postTo(web.url, '/token/', { username, password })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  })
  await context.addInitScript(storeTokens, tokens)
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(`${web.url}/mood/history/${view}`, { waitUntil: 'commit' })
  await page.locator('[role=grid]:not([aria-busy=true])').waitFor({ timeout: 60_000 })
  const usableMs = performance.now() - start
  await context.close()
  return usableMs
}

const measured: { view: string; few: number[]; many: number[] }[] = []
for (const view of views) {
  const times: Record<Size, number[]> = { few: [], many: [] }
  for (const username of bothSizes) await open(view, username)
  for (let round = 0; round < rounds; round += 1)
    for (const username of round % 2 ? bothSizes.toReversed() : bothSizes)
      times[username].push(await open(view, username))
  measured.push({ view, ...times })
}
await browser.close()
await web.stop()
await api.stop()

const bars = measured.map(({ view, few, many }) => {
  const found = rounded(median(many) / median(few))
  return { what: `${view}, ten years ÷ one reading`, found, most, met: found <= most }
})
console.table(bars)
const rows = bars.map(({ what, found, met }) => [what, String(found), String(most), metCell(met)])
await writeResults(
  'calendar',
  { rounds, sizes, bars, measured },
  {
    head: ['what', 'found', 'at most', 'met'],
    rows,
  },
)
if (!bars.every(({ met }) => met)) process.exitCode = 1
