import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '@truenorth/api/trials'
import { createClient, type Client } from './client.ts'
import { addUsers, openFilled } from './fill.ts'

const password = 'Wander-Lantern-42'
const connections = 16
const key = 'a key of the bench as long as keys have to be'

/** Settings that let one machine play a crowd. */
export const plenty = {
  SIGN_IN_LIMIT: '1000000',
  REGISTRATION_LIMIT: '1000000',
  REQUEST_LIMIT: '100000000',
  SIGNING_KEY: key,
}

export const signInCall = (username: string) => ({
  method: 'POST',
  path: '/api/token/',
  body: { username, password },
})

const signIn = async ({ send }: Client, username: string): Promise<string> =>
  JSON.parse((await send(signInCall(username))).text).access

/** The numbers that a server tells of itself. */
const numberOf = async (client: Client, name: string) => {
  const { text } = await client.send({ method: 'GET', path: '/metrics' })
  return Number(new RegExp(`^${name} ([\\d.]+)$`, 'm').exec(text)?.[1])
}

/** A running server, and who calls it. */
const openServer = async (variables: Record<string, string>) => {
  const server = await runServer(variables)
  const client = createClient(server.origin, connections)
  return {
    client,
    origin: server.origin,
    signIn: (...names: string[]) => Promise.all(names.map((name) => signIn(client, name))),
    cpuSeconds: () => numberOf(client, 'process_cpu_seconds_total'),
    megabytes: async () =>
      Math.round((await numberOf(client, 'process_resident_memory_bytes')) / 1024 / 1024),
    stop: async () => {
      client.close()
      await server.stop()
    },
  }
}

export type Server = Awaited<ReturnType<typeof openServer>>

/** A filled database and a first server on it; `more` starts others on the same. */
export const openStand = async (users: number, url?: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-bench-'))
  const variables = { DATA_DIR: dataDir, ...plenty, ...(url && { DATABASE_URL: url }) }
  const server = await openServer(variables)
  await server.client.send({
    method: 'POST',
    path: '/api/auth/users/',
    body: { username: 'first', password },
  })
  const database = await openFilled(dataDir, url)
  const { password_hash: hash } = await database.db
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  await addUsers(database, 0, users, hash)
  return {
    ...server,
    variables,
    database,
    more: () => openServer(variables),
    close: async () => {
      await server.stop()
      await database.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

export type Stand = Awaited<ReturnType<typeof openStand>>
