import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sqliteFile } from '#src/db/openDatabase.ts'
import { runServer } from '../support/runServer.ts'
import { createWriter } from '../support/createWriter.ts'

export type KillOptions = {
  rounds: number
  dataDir: string
  /** `postgres://…`; without it a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined
}

/** Counts of writes; all but the first two have to be zero, and `integrity` has to be `ok`. */
export type KillResult = {
  acknowledged: number
  unanswered: number
  lost: number
  doubled: number
  missing: number
  integrity: string
}

const lanes = 8
const longestLifeMs = 300
const plenty = '1000000'

const integrityOf = ({ dataDir, databaseUrl }: KillOptions) => {
  if (databaseUrl) return 'ok'
  const file = new Sqlite(sqliteFile(dataDir), { readonly: true })
  const found = String(file.pragma('integrity_check', { simple: true }))
  const orphans = file.pragma('foreign_key_check')
  file.close()
  return Array.isArray(orphans) && orphans.length > 0 ? 'rows without their owner' : found
}

/**
 * Kills a server with SIGKILL at a random moment under a load of writes, starts it again and counts:
 * acknowledged writes must be stored once, and the others must be repeatable.
 */
export const killRounds = async (options: KillOptions): Promise<KillResult> => {
  const { rounds, dataDir, databaseUrl } = options
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SIGN_IN_LIMIT: plenty,
    REGISTRATION_LIMIT: plenty,
    REQUEST_LIMIT: plenty,
  }
  const total = { acknowledged: 0, unanswered: 0, lost: 0, doubled: 0, missing: 0, integrity: 'ok' }
  let server = await runServer(variables)
  for (let round = 0; round < rounds; round += 1) {
    const writer = await createWriter(server.origin)
    const writing = writer.run(server.origin, lanes)
    await wait(Math.random() * longestLifeMs)
    await server.kill()
    await writing
    server = await runServer(variables)
    const found = await writer.check(server.origin)
    for (const fact of ['acknowledged', 'unanswered', 'lost', 'doubled', 'missing'] as const)
      total[fact] += found[fact]
    const integrity = integrityOf(options)
    if (integrity !== 'ok') total.integrity = integrity
  }
  await server.stop()
  return total
}
