// npm run bench -- api: the API on both databases, each number beside the bar that it has to reach.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { startPostgres } from '@truenorth/api/trials'
import { againstBareDriver } from './api/bareDriver.ts'
import { atLeast, atMost, type Bar } from './api/bars.ts'
import { coldStart } from './api/coldStart.ts'
import { growth } from './api/growth.ts'
import { duringLogins } from './api/logins.ts'
import { processes } from './api/processes.ts'
import { openStand, type Stand } from './api/stand.ts'
import { underLoad } from './api/underLoad.ts'
import { keep } from './results/keep.ts'
import { cellOf } from './results/tableOf.ts'

const scale = Number(process.env['SCALE'] ?? 1)
const rounds = Number(process.env['ROUNDS'] ?? 7)
const seconds = Number(process.env['SECONDS'] ?? 4)
const daysAYear = 365
const scaled = (users: number) => Math.max(40, Math.round(users * scale))
const [fewUsers, users, manyUsers] = [3, scaled(1000), scaled(2740)]

const besideDriver = async (stand: Stand) => {
  const environment = parseEnvironment({ ...stand.variables, LOG_LEVEL: 'silent' })
  const api = await openApi(environment, createLog(environment))
  const { id: userId } = await stand.database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'user30')
    .executeTakeFirstOrThrow()
  const [token = ''] = await stand.signIn('user30')
  const results = await againstBareDriver(api, stand.database, { token, userId, rounds })
  await api.close()
  return results
}

const growthFrom = async (many: Stand, url: string | undefined) => {
  const few = await openStand(fewUsers, url)
  const results = await growth(few, many, rounds)
  await few.close()
  return results
}

type Urls = { usual: string; few: string; many: string } | undefined

const measure = async (name: string, urls: Urls) => {
  const usual = await openStand(users, urls?.usual)
  const driver = await besideDriver(usual)
  const loaded = await underLoad(usual, seconds, rounds)
  const logins = await duringLogins(usual, rounds)
  const several = urls && (await processes(usual, rounds))
  await usual.close()
  const many = await openStand(manyUsers, urls?.many)
  const grown = await growthFrom(many, urls?.few)
  await many.close()

  const bars: Bar[] = [
    atLeast(name, 'list of 365 readings ÷ bare driver', driver['list']?.ratio ?? 0, 0.5),
    atLeast(name, 'write a reading ÷ bare driver', driver['write']?.ratio ?? 0, 0.5),
    atMost(name, 'p99 ÷ p50 of the mix at half load', loaded.halfLoadP99OverP50, 5),
    atMost(name, 'memory after the load, MB', loaded.megabytes, 180),
    atMost(name, 'p99 of the mix during 50 logins ÷ quiet', logins.ratio, 3),
    ...Object.entries(grown).map(([kind, { ratio }]) =>
      atMost(name, `${kind}: 1,000 → ${manyUsers * daysAYear} rows`, ratio, 1.2),
    ),
    ...(several
      ? [atMost(name, `CPU a call, ${several.processes} processes ÷ one`, several.ratio, 1.25)]
      : []),
  ]
  return {
    bars,
    database: name,
    users,
    againstBareDriver: driver,
    ...loaded,
    logins,
    growth: grown,
    several,
  }
}

const started = performance.now()
const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
const start = await coldStart(dataDir, rounds * 3)
await rm(dataDir, { recursive: true })
const postgres = await startPostgres({ isDurable: true })
const others = [await postgres.database('few'), await postgres.database('many')] as const
const results = [
  await measure('SQLite', undefined),
  await measure('PostgreSQL', { usual: postgres.url, few: others[0], many: others[1] }),
]
await postgres.stop()

const bars = [
  atMost('SQLite', 'cold start ÷ bare server', start.ratio, 1.5),
  ...results.flatMap((one) => one.bars),
]
for (const { database, load } of results) {
  console.log(`\n${database}`)
  console.table(load)
}
console.table(bars)
console.log('cold start', start)
const minutes = Number(((performance.now() - started) / 60_000).toFixed(1))
const rowOf = ({ database, what, measured, bar, met }: Bar) => [
  database,
  what,
  String(measured),
  bar,
  cellOf(met),
]
const table = { head: ['database', 'what', 'measured', 'bar', 'met'], rows: bars.map(rowOf) }
const found = { minutes, scale, rounds, seconds, bars, coldStart: start, results }
// A run of less than everything is for looking, not for showing.
await keep('api', found, scale === 1 ? table : undefined)
