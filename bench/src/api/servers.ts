// Running servers of the API on a filled database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '@truenorth/api/testing'
import { unlimited } from '../common/product.ts'
import { addUsers, openMigrated } from './filledDatabase.ts'
import { type Client, createClient } from './load.ts'

const password = 'Wander-Lantern-42'
const connections = 16
/** Several processes on one database sign with the same key. */
const signingKey = 'a key of the bench as long as keys have to be'

export const signInCall = (username: string) => ({
  method: 'POST',
  path: '/api/token/',
  body: { username, password },
})

const signIn = async ({ send }: Client, username: string): Promise<string> =>
  JSON.parse((await send(signInCall(username))).text).access

const readMetric = async (client: Client, name: string) => {
  const { text } = await client.send({ method: 'GET', path: '/metrics' })
  return Number(new RegExp(`^${name} ([\\d.]+)$`, 'm').exec(text)?.[1])
}

const openServer = async (variables: Record<string, string>) => {
  const server = await runServer(variables)
  const client = createClient(server.origin, connections)
  return {
    client,
    origin: server.origin,
    signIn: (...names: string[]) => Promise.all(names.map((name) => signIn(client, name))),
    cpuSeconds: () => readMetric(client, 'process_cpu_seconds_total'),
    megabytes: async () =>
      Math.round((await readMetric(client, 'process_resident_memory_bytes')) / 1024 / 1024),
    stop: async () => {
      client.close()
      await server.stop()
    },
  }
}

/** A server process with a client for it. */
export type Server = Awaited<ReturnType<typeof openServer>>

/** Fills a database with so many users and starts a server on it; `startAnother` starts more on the same. */
export const openFilledServer = async (users: number, url?: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
  const variables = {
    DATA_DIR: dataDir,
    ...unlimited,
    SIGNING_KEY: signingKey,
    ...(url && { DATABASE_URL: url }),
  }
  const server = await openServer(variables)
  await server.client.send({
    method: 'POST',
    path: '/api/auth/users/',
    body: { username: 'first', password },
  })
  const database = await openMigrated(dataDir, url)
  const { password_hash: hash } = await database.db
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  await addUsers(database, 0, users, hash)
  return {
    ...server,
    variables,
    database,
    startAnother: () => openServer(variables),
    close: async () => {
      await server.stop()
      await database.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

export type FilledServer = Awaited<ReturnType<typeof openFilledServer>>
