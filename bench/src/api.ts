// npm run bench -- api: the API on both databases, each number beside its target.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, startApi, parseEnvironment } from '@truenorth/api'
import { startPostgres } from '@truenorth/api/testing'
import { compareWithBareDriver } from './api/bareDriver.ts'
import { measureColdStart } from './api/coldStart.ts'
import { measureGrowth, measureProcesses } from './api/scaling.ts'
import { measureImport } from './api/importing.ts'
import { measureNoisyNeighbour } from './api/noisyNeighbour.ts'
import { type FilledServer, openFilledServer } from './api/servers.ts'
import { measureDuringLogins, measureLoad } from './api/underLoad.ts'
import { metCell, writeResults } from './common/results.ts'
import { rounded } from './common/statistics.ts'

const scale = Number(process.env['SCALE'] ?? 1)
const rounds = Number(process.env['ROUNDS'] ?? 7)
const seconds = Number(process.env['SECONDS'] ?? 4)
const noiseRounds = Math.min(rounds, 5)
const daysAYear = 365
const scaled = (users: number) => Math.max(40, Math.round(users * scale))
const [fewUsers, users, manyUsers] = [3, scaled(1000), scaled(2740)]

type Bar = { database: string; what: string; measured: number; bar: string; met: boolean }

const atMost = (database: string, what: string, measured: number, most: number): Bar => ({
  database,
  what,
  measured: rounded(measured),
  bar: `≤ ${most}`,
  met: measured <= most,
})
const atLeast = (database: string, what: string, measured: number, least: number): Bar => ({
  database,
  what,
  measured: rounded(measured),
  bar: `≥ ${least}`,
  met: measured >= least,
})

const compareDriver = async (server: FilledServer) => {
  const environment = parseEnvironment({ ...server.variables, LOG_LEVEL: 'silent' })
  const api = await startApi(environment, createLog(environment))
  const { id: userId } = await server.database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'user30')
    .executeTakeFirstOrThrow()
  const [token = ''] = await server.signIn('user30')
  const results = await compareWithBareDriver(api, server.database, { token, userId, rounds })
  await api.close()
  return results
}

const compareFewRows = async (many: FilledServer, url: string | undefined) => {
  const few = await openFilledServer(fewUsers, url)
  const results = await measureGrowth(few, many, rounds)
  await few.close()
  return results
}

type Urls = { usual: string; few: string; many: string } | undefined

const measure = async (name: string, urls: Urls) => {
  const usual = await openFilledServer(users, urls?.usual)
  const driver = await compareDriver(usual)
  const loaded = await measureLoad(usual, seconds, rounds)
  const logins = await measureDuringLogins(usual, rounds)
  const noise = await measureNoisyNeighbour(usual, noiseRounds)
  const imported = await measureImport(usual, 'user31')
  const several = urls && (await measureProcesses(usual, rounds))
  await usual.close()
  const many = await openFilledServer(manyUsers, urls?.many)
  const growth = await compareFewRows(many, urls?.few)
  await many.close()

  const bars: Bar[] = [
    atLeast(name, 'list of 365 readings ÷ bare driver', driver['list']?.ratio ?? 0, 0.5),
    atLeast(name, 'write a reading ÷ bare driver', driver['write']?.ratio ?? 0, 0.5),
    atMost(name, 'p99 ÷ p50 of the mix at half load', loaded.halfLoadP99OverP50, 5),
    atMost(name, 'memory after the load, MB', loaded.megabytes, 180),
    atMost(name, 'p99 of the mix during 50 logins ÷ quiet', logins.ratio, 3),
    atMost(name, 'p95 of others beside the noisiest account ÷ quiet', noise.p95Ratio, 2),
    atMost(name, 'p99 of others beside the noisiest account ÷ quiet', noise.p99Ratio, 3),
    atMost(name, 'memory beside the noisiest account, MB', noise.megabytes, 300),
    atMost(name, 'import of 100,000 readings, seconds', imported.seconds, 60),
    atMost(name, 'p95 of others beside an import ÷ quiet', imported.p95Ratio, 2),
    atMost(name, 'p99 of others beside an import ÷ quiet', imported.p99Ratio, 3),
    ...Object.entries(growth).map(([kind, { ratio }]) =>
      atMost(name, `${kind}: 1,000 → ${manyUsers * daysAYear} rows`, ratio, 1.2),
    ),
    ...(several
      ? [atMost(name, `CPU a call, ${several.processes} processes ÷ one`, several.ratio, 1.25)]
      : []),
  ]
  const results = { database: name, users, againstBareDriver: driver, ...loaded }
  return { bars, ...results, logins, noise, imported, growth, several }
}

const started = performance.now()
const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
const coldStart = await measureColdStart(dataDir, rounds * 3)
await rm(dataDir, { recursive: true })
const postgres = await startPostgres({ isDurable: true })
const others = [await postgres.database('few'), await postgres.database('many')] as const
const results = [
  await measure('SQLite', undefined),
  await measure('PostgreSQL', { usual: postgres.url, few: others[0], many: others[1] }),
]
await postgres.stop()

const bars = [
  atMost('SQLite', 'cold start ÷ bare server', coldStart.ratio, 1.5),
  ...results.flatMap((one) => one.bars),
]
for (const { database, load } of results) {
  console.log(`\n${database}`)
  console.table(load)
}
console.table(bars)
console.log('cold start', coldStart)
const minutes = Number(((performance.now() - started) / 60_000).toFixed(1))
const rowOf = ({ database, what, measured, bar, met }: Bar) => [
  database,
  what,
  String(measured),
  bar,
  metCell(met),
]
const table = { head: ['database', 'what', 'measured', 'bar', 'met'], rows: bars.map(rowOf) }
const found = { minutes, scale, rounds, seconds, bars, coldStart, results }
// Only a full run is shown in the documentation.
await writeResults('api', found, scale === 1 ? table : undefined)
