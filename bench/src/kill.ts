// npm run bench -- kill: a server killed again and again under a load of writes, on both databases.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds, startPostgres, type KillResult } from '@truenorth/api/testing'
import { writeResults } from './common/results.ts'

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
await writeResults('kill', { results })
if (!results.every(isSound)) process.exitCode = 1
