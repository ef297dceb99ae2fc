// A list of much beside the same list of little, in a real browser, in one run, interleaved.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { startWeb } from '@truenorth/delivery/web'
import { openBrowser } from '@truenorth/e2e/browser'
import { keep } from '../results/keep.ts'
import { cellOf } from '../results/tableOf.ts'
import { summary } from '../web/median.ts'
import { barsOf } from './bars.ts'
import { fill } from './fill.ts'
import { bothSizes, type LongList, type Size } from './longList.ts'
import { answersOf, type Bench, firstCards, heapOf } from './measure.ts'
import { postTo } from './postTo.ts'

const root = process.cwd()
const rounds = Number(process.env['ROUNDS'] ?? 7)
const visits = Number(process.env['VISITS'] ?? 3)
const slowdown = 4
const password = 'Northern-Light-7'
const plenty = {
  REQUEST_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  REGISTRATION_LIMIT: '1000000',
}

/** Measures a list, shows which bars are met and writes the result down. */
export const compareSizes = async (list: LongList) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
  const environment = parseEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...plenty })
  const api = await openApi(environment, createLog(environment))
  const site = process.env['SITE_DIR'] ?? join(root, 'site')
  const web = await startWeb({ site, api: api.fetch, port: 0 })
  const post = postTo(`${web.url}/api`)
  for (const username of bothSizes) {
    await post('/auth/users/', { username, password, email: `${username}@example.org` })
    await fill(dataDir, username, list, list.sizes[username])
  }
  const browser = await openBrowser()
  const visit = async (username: Size, cpuSlowdown: number) => {
    const tokens = await post('/token/', { username, password })
    return { origin: web.url, tokens, cpuSlowdown }
  }
  const found = await measure({ browser, list, visit })
  await browser.close()
  await web.stop()
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
  await writeDown(list, found)
}

const measure = async (bench: Bench) => {
  const firstCardsMs = [
    await firstCards(bench, 1, rounds),
    await firstCards(bench, slowdown, rounds),
  ]
  const heapMegabytes = { few: await heapOf(bench, 'few'), many: await heapOf(bench, 'many') }
  const answers = await answersOf(bench, slowdown, visits)
  return { firstCardsMs, heapMegabytes, answers }
}

const writeDown = async (
  { name, sizes }: LongList,
  { firstCardsMs, heapMegabytes, answers }: Awaited<ReturnType<typeof measure>>,
) => {
  const bars = barsOf(firstCardsMs, heapMegabytes, answers)
  console.table(bars)
  const found = {
    rounds,
    visits,
    sizes,
    bars,
    firstCardsMs,
    searchMs: {
      cpuSlowdown: slowdown,
      answer: summary(answers.map(({ ms }) => ms)),
      cards: summary(answers.map(({ cardsMs }) => cardsMs)),
    },
    slowestAnswers: answers.toSorted((a, b) => b.ms - a.ms).slice(0, 5),
    heapMegabytes,
  }
  const rows = bars.map(({ what, most, found: value, met }) => [
    what,
    ...[value, most].map(String),
    cellOf(met),
  ])
  await keep(name, found, { head: ['what', 'found', 'at most', 'met'], rows })
  if (bars.some(({ met }) => !met)) process.exitCode = 1
}
