import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './freePort.ts'

const pollMs = 50

const outputOf = (program: string, ...args: string[]) => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** Whether a program is installed and says its version. */
export const isInstalled = (program: string) => outputOf(program, '--version') !== undefined

// The embedded PostgreSQL of the other tests comes without pg_dump, and pg_dump refuses servers newer than itself.
const binaries = isInstalled('pg_dump') ? outputOf('pg_config', '--bindir')?.trim() : undefined
const server = binaries && join(binaries, 'postgres')

/** Whether this machine has a PostgreSQL server with the pg_dump of its own version. */
export const hasMatchingPostgres = server !== undefined && isInstalled(server)

// As root PostgreSQL does not start: it runs as the user that its package has made.
const owner = () =>
  process.getuid?.() === 0
    ? {
        uid: Number(outputOf('id', '-u', 'postgres')),
        gid: Number(outputOf('id', '-g', 'postgres')),
      }
    : undefined

const connects = async (url: string) => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts that server with an empty database; `createDatabase` returns the address of another one. */
export const startMatchingPostgres = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-postgres-'))
  const user = owner()
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'db')
  const auth = ['--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']
  execFileSync(join(binaries ?? '', 'initdb'), ['-D', data, ...auth], { stdio: 'ignore', ...user })
  const port = await freePort()
  const settings = ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-p', String(port)]
  const running = spawn(server ?? '', ['-D', data, ...settings], { stdio: 'ignore', ...user })
  const addressOf = (name: string) => `postgres://postgres:unused@127.0.0.1:${port}/${name}`
  const url = addressOf('postgres')
  while (!(await connects(url))) {
    if (running.exitCode !== null) throw new Error('PostgreSQL did not start')
    await wait(pollMs)
  }
  return {
    url,
    createDatabase: async (name: string) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return addressOf(name)
    },
    stop: async () => {
      running.kill('SIGINT')
      await once(running, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
