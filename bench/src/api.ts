// npm run bench -- api: the API on both databases, beside the same server answering a constant.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { runServer, startPostgres } from '@truenorth/api/trials'
import { againstBareDriver } from './api/bareDriver.ts'
import { createClient, type Client } from './api/client.ts'
import { coldStart } from './api/coldStart.ts'
import { addUsers, openFilled } from './api/fill.ts'
import { fullLoad, pacedLoad } from './api/load.ts'
import { callsOf, kinds } from './api/mix.ts'

const scale = Number(process.env['SCALE'] ?? 1)
const rounds = Number(process.env['ROUNDS'] ?? 7)
const seconds = Number(process.env['SECONDS'] ?? 5)
const users = Math.max(20, Math.round(1000 * scale))
const few = 3
const signedIn = 20
const lanes = 16
const password = 'Wander-Lantern-42'
const plenty = {
  SIGN_IN_LIMIT: '1000000',
  REGISTRATION_LIMIT: '1000000',
  REQUEST_LIMIT: '10000000',
}

const signIn = async ({ send }: Client, username: string): Promise<string> => {
  const { text } = await send({ method: 'POST', path: '/api/token/', body: { username, password } })
  return JSON.parse(text).access
}

const measure = async (name: string, url: string | undefined) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
  const variables = { DATA_DIR: dataDir, ...plenty, ...(url && { DATABASE_URL: url }) }
  const server = await runServer(variables)
  const client = createClient(server.origin, lanes)
  await client.send({
    method: 'POST',
    path: '/api/auth/users/',
    body: { username: 'first', password },
  })
  const database = await openFilled(dataDir, url)
  const { password_hash: hash } = await database.db
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow()

  await addUsers(database, 0, few, hash)
  const listOf = async (tokens: string[]) =>
    fullLoad(client, callsOf(kinds['list of 365 readings'], tokens), 1, seconds / 2)
  const small = await listOf([await signIn(client, 'user0')])
  await addUsers(database, few, users, hash)
  const large = await listOf([await signIn(client, 'user0')])

  const load: Record<string, unknown> = {}
  const tokensNow = () =>
    Promise.all(Array.from({ length: signedIn }, (_, index) => signIn(client, `user${index}`)))
  const constant = () => ({ method: 'GET', path: '/healthz' })
  load['a constant (ceiling)'] = await fullLoad(client, constant, lanes, seconds)
  for (const kind of ['list of 365 readings', 'journeys', 'write a reading'] as const)
    load[kind] = await fullLoad(client, callsOf(kinds[kind], await tokensNow()), lanes, seconds)
  const mix = callsOf(kinds['the day’s mix'], await tokensNow())
  const most = await fullLoad(client, mix, lanes, seconds)
  load['the day’s mix'] = most
  const half = await pacedLoad(client, mix, most.perSecond / 2, seconds)
  load['the day’s mix at half load'] = half
  const { text } = await client.send({ method: 'GET', path: '/metrics' })
  const bytes = Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])
  const token = await signIn(client, 'user19')
  client.close()
  await server.stop()

  const environment = parseEnvironment({ ...variables, LOG_LEVEL: 'silent' })
  const api = await openApi(environment, createLog(environment))
  const { id: userId } = await database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'user19')
    .executeTakeFirstOrThrow()
  const driver = await againstBareDriver(api, database, { token, userId, rounds })
  await api.close()
  await database.close()
  await rm(dataDir, { recursive: true })
  return {
    database: name,
    users,
    rows: users * 365,
    load,
    halfLoadP99OverP50: Number((half.p99Ms / half.p50Ms).toFixed(1)),
    againstBareDriver: driver,
    growth: {
      fewRowsP50Ms: small.p50Ms,
      manyRowsP50Ms: large.p50Ms,
      ratio: Number((large.p50Ms / small.p50Ms).toFixed(2)),
    },
    megabytes: Math.round(bytes / 1024 / 1024),
  }
}

const postgres = await startPostgres({ isDurable: true })
const results = [await measure('SQLite', undefined), await measure('PostgreSQL', postgres.url)]
await postgres.stop()
const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
const start = await coldStart(dataDir, rounds)
await rm(dataDir, { recursive: true })

for (const { database, load, ...facts } of results) {
  console.log(`\n${database}`)
  console.table(load)
  console.log(JSON.stringify(facts))
}
console.log('cold start', start)
const folder = join(process.cwd(), 'bench/results')
await mkdir(folder, { recursive: true })
const date = new Date().toISOString().slice(0, 10)
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
await writeFile(
  join(folder, 'api.json'),
  `${JSON.stringify({ date, machine, scale, rounds, seconds, results, coldStart: start }, null, 2)}\n`,
)
