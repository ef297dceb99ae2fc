// A program: the same libraries and an open database, and nothing of the product. The cold start is measured against it.
import { serve } from '@hono/node-server'
import Sqlite from 'better-sqlite3'
import { Hono } from 'hono'
import { Pool } from 'pg'

const file = new Sqlite(`${process.env['DATA_DIR']}/bare.sqlite`)
file.pragma('journal_mode = WAL')
const pool = new Pool()
const app = new Hono().get('/readyz', (c) => c.json({ one: file.prepare('select 1 as one').get() }))
const server = serve({
  fetch: app.fetch,
  port: Number(process.env['PORT']),
  hostname: '127.0.0.1',
})
server.once('close', () => void pool.end())
