// A long list beside the same list with few items, in a real browser, in one run, interleaved.
import { migrate, openDatabase } from '@truenorth/api'
import { openBrowser } from '@truenorth/e2e/browser'
import { deliveredSite, postTo, startEmptyApi } from '../common/product.ts'
import { metCell, writeResults } from '../common/results.ts'
import { summary } from '../common/statistics.ts'
import { bothSizes, type LongList, type Size } from './listPage.ts'
import {
  type Bench,
  type Measured,
  measureFirstCards,
  measureHeap,
  measureResponses,
  targetsOf,
} from './measurements.ts'

const rounds = Number(process.env['ROUNDS'] ?? 7)
const visits = Number(process.env['VISITS'] ?? 3)
const slowdown = 4
const password = 'Northern-Light-7'
const rowsAtOnce = 500

/** Gives a user rows, straight in the database. */
export const fill = async (
  dataDir: string,
  username: Size,
  { insert, sizes }: Pick<LongList, 'insert' | 'sizes'>,
) => {
  const database = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  await migrate(database.db, database.dialect)
  const user = database.db.selectFrom('users').select('id').where('username', '=', username)
  const { id } = await user.executeTakeFirstOrThrow()
  const indexes = Array.from({ length: sizes[username] }, (_, index) => index)
  for (let from = 0; from < indexes.length; from += rowsAtOnce)
    await insert(database.db, id, indexes.slice(from, from + rowsAtOnce))
  await database.close()
}

const measure = async (bench: Bench): Promise<Measured> => {
  const firstCardsMs = [
    await measureFirstCards(bench, 1, rounds),
    await measureFirstCards(bench, slowdown, rounds),
  ]
  const heapMegabytes = {
    few: await measureHeap(bench, 'few'),
    many: await measureHeap(bench, 'many'),
  }
  return { firstCardsMs, heapMegabytes, responses: await measureResponses(bench, slowdown, visits) }
}

const writeDown = async ({ name, sizes }: LongList, measured: Measured) => {
  const { firstCardsMs, heapMegabytes, responses } = measured
  const bars = targetsOf(measured)
  console.table(bars)
  const found = {
    rounds,
    visits,
    sizes,
    bars,
    firstCardsMs,
    searchMs: {
      cpuSlowdown: slowdown,
      answer: summary(responses.map(({ ms }) => ms)),
      cards: summary(responses.map(({ cardsMs }) => cardsMs)),
    },
    slowestAnswers: responses.toSorted((a, b) => b.ms - a.ms).slice(0, 5),
    heapMegabytes,
  }
  const rows = bars.map(({ what, most, found: value, met }) => [
    what,
    ...[value, most].map(String),
    metCell(met),
  ])
  await writeResults(name, found, { head: ['what', 'found', 'at most', 'met'], rows })
  if (!bars.every(({ met }) => met)) process.exitCode = 1
}

/** Measures a list, prints which targets are met and writes the result down. */
export const compareSizes = async (list: LongList) => {
  const api = await startEmptyApi()
  const web = await api.serve(deliveredSite())
  for (const username of bothSizes) {
    const account = { username, password, email: `${username}@example.org` }
    await postTo(web.url, '/auth/users/', account)
    await fill(api.dataDir, username, list)
  }
  const browser = await openBrowser()
  const visit = async (username: Size, cpuSlowdown: number) => {
    const tokens = await postTo(web.url, '/token/', { username, password })
    return { origin: web.url, tokens, cpuSlowdown }
  }
  const measured = await measure({ browser, list, visit })
  await browser.close()
  await web.stop()
  await api.stop()
  await writeDown(list, measured)
}
