import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@truenorth/api/trials'
import { createClient } from './client.ts'
import { median, rounded } from './median.ts'

const pollMs = 4

// The same libraries and an open database, and nothing of the product.
const bare = `
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
const file = new Sqlite(process.env.DATA_DIR + '/bare.sqlite')
file.pragma('journal_mode = WAL')
new pg.Pool()
const app = new Hono().get('/readyz', (c) => c.json(file.prepare('select 1 as one').get()))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })`

const programs = {
  product: [join(process.cwd(), 'api/dist/bundle/main.js')],
  bare: ['--input-type=module', '-e', bare],
}

const start = async (program: readonly string[], dataDir: string) => {
  const port = await freePort()
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const { send, close } = createClient(`http://127.0.0.1:${port}`, 1)
  const isReady = () =>
    send({ method: 'GET', path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    )
  const started = performance.now()
  const server = spawn(process.execPath, program, {
    cwd: join(process.cwd(), 'api'),
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  const ended = once(server, 'exit')
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('A server did not start')
    await wait(pollMs)
  }
  const took = performance.now() - started
  close()
  server.kill('SIGKILL')
  await ended
  return took
}

/** From nothing to the first answer, beside a bare server of the same libraries, interleaved. */
export const coldStart = async (dataDir: string, rounds: number) => {
  const times = { product: [0].slice(1), bare: [0].slice(1) }
  // The first start makes the database.
  await start(programs.product, dataDir)
  for (let round = 0; round < rounds; round += 1) {
    times.product.push(await start(programs.product, dataDir))
    times.bare.push(await start(programs.bare, dataDir))
  }
  const [productMs, bareMs] = [median(times.product), median(times.bare)]
  return {
    productMs: Math.round(productMs),
    bareMs: Math.round(bareMs),
    ratio: rounded(productMs / bareMs),
  }
}
