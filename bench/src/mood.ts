// npm run bench -- mood: the history of ten years beside that of a month, in a real browser, in one run, interleaved.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { startWeb } from '@truenorth/delivery/web'
import { openBrowser } from '@truenorth/e2e/browser'
import { addReadings } from './mood/addReadings.ts'
import { firstCardsMs, heapMegabytes, openHistory, type Tokens } from './mood/history.ts'
import { emptyStops } from './mood/scroll.ts'
import { searchAnswers } from './mood/search.ts'
import { summary } from './web/median.ts'

const root = process.cwd()
const rounds = Number(process.env['ROUNDS'] ?? 7)
const sizes = { few: 100, many: 10_000 } as const
const slowdown = 4
const password = 'Northern-Light-7'

const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
const environment = parseEnvironment({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  REQUEST_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  REGISTRATION_LIMIT: '1000000',
})
const api = await openApi(environment, createLog(environment))
const site = process.env['SITE_DIR'] ?? join(root, 'site')
const web = await startWeb({ site, api: api.fetch, port: 0 })

const post = async (path: string, body: object) => {
  const answer = await fetch(`${web.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}
type Size = keyof typeof sizes
for (const size of ['few', 'many'] as const) {
  await post('/auth/users/', { username: size, password, email: `${size}@example.org` })
  await addReadings(dataDir, size, sizes[size])
}
const signIn = (username: Size): Promise<Tokens> => post('/token/', { username, password })

const browser = await openBrowser()
const open = async (size: Size, cpuSlowdown: number) =>
  openHistory(browser, web.url, await signIn(size), cpuSlowdown)

const firstCards = async (cpuSlowdown: number) => {
  const times: Record<Size, number[]> = { few: [], many: [] }
  // The first round warms the server and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    for (const size of ['few', 'many'] as const) {
      const { page, close } = await open(size, cpuSlowdown)
      if (round > 0) times[size].push(await firstCardsMs(page))
      await close()
    }
  const [few, many] = [summary(times.few), summary(times.many)]
  return { cpuSlowdown, few, many, ratio: many.median / few.median }
}
const firstCardsAt = [await firstCards(1), await firstCards(slowdown)]

const heapOf = async (size: Size) => {
  const { page, session, close } = await open(size, 1)
  await page.waitForTimeout(2_000)
  const atRest = await heapMegabytes(session)
  const empty = await emptyStops(page)
  await searchAnswers(page)
  const after = await heapMegabytes(session)
  await close()
  return { atRest, after, emptyStops: empty }
}
const heap = { few: await heapOf('few'), many: await heapOf('many') }

const slow = await open('many', slowdown)
await slow.page.waitForTimeout(5_000)
const answers = await searchAnswers(slow.page)
await slow.close()
const search = {
  cpuSlowdown: slowdown,
  answer: summary(answers.map(({ ms }) => ms)),
  cards: summary(answers.map(({ cardsMs }) => cardsMs)),
}

await browser.close()
await web.stop()
await api.close()
await rm(dataDir, { recursive: true, force: true })

const result = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  rounds,
  readings: sizes,
  firstCardsMs: firstCardsAt,
  searchMs: search,
  slowestAnswers: answers.toSorted((a, b) => b.ms - a.ms).slice(0, 5),
  heapMegabytes: {
    ...heap,
    growth: heap.many.after - heap.few.after,
  },
}
console.log(JSON.stringify(result, null, 2))
await mkdir(join(root, 'bench/results'), { recursive: true })
await writeFile(join(root, 'bench/results/mood.json'), `${JSON.stringify(result, null, 2)}\n`)
