import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'

const program = join(process.cwd(), 'api/test/support/postgresProcess.mjs')

/** Starts a PostgreSQL of its own, which stops with this process at the latest. */
export const ownServer = async () => {
  const server = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url]: string[] = await once(createInterface(server.stdout), 'line')
  if (!url) throw new Error('PostgreSQL did not start')
  const stop = async () => {
    server.stdin.end()
    await once(server, 'exit')
  }
  /** Lets this process end before the server, which then stops. */
  const letGo = () => {
    server.unref()
    for (const stream of [server.stdin, server.stdout]) if (stream instanceof Socket) stream.unref()
  }
  return { url, stop, letGo }
}

/** Runs one statement on a connection of its own. */
export const onServer = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The address of another database of the same server. */
export const addressOf = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const newDatabase = async (url: string, name: string) => {
  await onServer(url, `create database ${name}`)
  return addressOf(url, name)
}

/**
 * Starts a PostgreSQL, or creates an empty database in the one that DATABASE_URL names. A started one
 * syncs to the disk only when `isDurable`.
 */
export const startPostgres = async ({ isDurable = false } = {}) => {
  const given = process.env['DATABASE_URL']
  if (!given) {
    const { letGo: _letGo, ...own } = await ownServer()
    if (isDurable) {
      await onServer(own.url, 'alter system set fsync = on')
      await onServer(own.url, 'select pg_reload_conf()')
    }
    return { ...own, database: (name: string) => newDatabase(own.url, name) }
  }
  const name = `truenorth_test_${randomUUID().replaceAll('-', '')}`
  const url = await newDatabase(given, name)
  const made = [name]
  const stop = async () => {
    for (const one of made) await onServer(given, `drop database ${one} with (force)`)
  }
  /** Creates another database beside the first. */
  const database = (more: string) => {
    made.push(`${name}_${more}`)
    return newDatabase(given, `${name}_${more}`)
  }
  return { url, stop, database }
}
