import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runServer } from '@truenorth/api/trials'

// The same libraries and an open database, and nothing of the product.
const bare = `
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
const file = new Sqlite(process.env.BARE_FILE)
file.pragma('journal_mode = WAL')
new pg.Pool()
const app = new Hono().get('/readyz', (c) => c.json(file.prepare('select 1 as one').get()))
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, async ({ port }) => {
  await (await fetch('http://127.0.0.1:' + port + '/readyz')).text()
  process.exit(0)
})`

const median = (numbers: number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)

const bareStart = async (dataDir: string) => {
  const started = performance.now()
  const env = { ...process.env, BARE_FILE: join(dataDir, 'bare.sqlite') }
  const options = { env, cwd: join(process.cwd(), 'api'), stdio: 'inherit' } as const
  await once(spawn(process.execPath, ['--input-type=module', '-e', bare], options), 'exit')
  return performance.now() - started
}

const productStart = async (variables: Record<string, string>) => {
  const started = performance.now()
  const server = await runServer(variables)
  const took = performance.now() - started
  await server.stop()
  return took
}

/** From nothing to the first answer, beside a bare server of the same libraries, interleaved. */
export const coldStart = async (dataDir: string, rounds: number) => {
  const times = { product: [0].slice(1), bare: [0].slice(1) }
  for (let round = 0; round < rounds; round += 1) {
    times.product.push(await productStart({ DATA_DIR: dataDir }))
    times.bare.push(await bareStart(dataDir))
  }
  const [productMs, bareMs] = [median(times.product), median(times.bare)]
  return { productMs, bareMs, ratio: Number((productMs / bareMs).toFixed(2)) }
}
