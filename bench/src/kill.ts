// npm run bench -- kill: a server killed again and again under a load of writes, on both databases.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds, startPostgres, type KillResult } from '@truenorth/api/trials'

const given = process.env['ROUNDS']
const sqliteRounds = Number(given ?? 200)
const postgresRounds = Number(given ?? 50)

const isSound = ({ lost, doubled, missing, integrity }: KillResult) =>
  lost + doubled + missing === 0 && integrity === 'ok'

const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-kill-'))
const postgres = await startPostgres()
const results = [
  {
    database: 'SQLite',
    rounds: sqliteRounds,
    ...(await killRounds({ rounds: sqliteRounds, dataDir })),
  },
  {
    database: 'PostgreSQL',
    rounds: postgresRounds,
    ...(await killRounds({ rounds: postgresRounds, dataDir, databaseUrl: postgres.url })),
  },
]
await postgres.stop()
await rm(dataDir, { recursive: true })

console.table(results)
const folder = join(process.cwd(), 'bench/results')
await mkdir(folder, { recursive: true })
const date = new Date().toISOString().slice(0, 10)
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
await writeFile(
  join(folder, 'kill.json'),
  `${JSON.stringify({ date, machine, results }, null, 2)}\n`,
)
if (!results.every(isSound)) process.exitCode = 1
