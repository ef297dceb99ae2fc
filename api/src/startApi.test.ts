import Sqlite from 'better-sqlite3'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteFile } from './db/openDatabase.ts'
import { parseEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { startApi, type Api } from './startApi.ts'

const log = createLog({ LOG_LEVEL: 'silent' })

const reading = (name: string, local_date: string) => ({
  kind: 'reading',
  key: name.padEnd(43, '-'),
  content: name.padEnd(43, '-'),
  likeness: null,
  local_date,
  local_time: null,
  time_zone: 'UTC',
  instant: null,
  mood: 4,
  energy: null,
  emotion: '',
  tags: [],
  title: '',
  text: name,
  images: [],
})

describe('starting the API', () => {
  let folder = ''
  const opened: Api[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-api-'))
  })
  afterEach(async () => {
    for (const api of opened.splice(0)) await api.close()
    await rm(folder, { recursive: true })
  })

  const start = async (variables: Record<string, string> = {}) => {
    const environment = parseEnvironment({ DATA_DIR: join(folder, 'data'), ...variables })
    const api = await startApi(environment, log)
    opened.push(api)
    return async (path: string, method = 'GET', body?: object, token?: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const payload = body && { body: JSON.stringify(body) }
      return api.fetch(new Request(`http://local${path}`, { method, headers, ...payload }))
    }
  }
  const account = {
    username: 'casey',
    email: 'casey@example.com',
    password: 'Wander-Lantern-42',
  }

  it('creates its folder, its database and a key that only its owner can read', async () => {
    const call = await start()
    expect((await call('/healthz')).status).toBe(200)
    expect((await call('/readyz')).status).toBe(200)
    const { mode } = await stat(join(folder, 'data', 'signing.key'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('keeps users and their tokens over a restart', async () => {
    const before = await start()
    await before('/api/auth/users/', 'POST', account)
    const { access } = JSON.parse(await (await before('/api/token/', 'POST', account)).text())
    await opened.pop()?.close()
    const after = await start()
    const me = await after('/api/auth/users/me/', 'GET', undefined, access)
    expect(await me.json()).toMatchObject({ username: 'casey' })
  })

  it('agrees on one key and one schema with another start at the same time', async () => {
    const [one, two] = await Promise.all([start(), start()])
    await one('/api/auth/users/', 'POST', account)
    const { access } = JSON.parse(await (await one('/api/token/', 'POST', account)).text())
    expect((await two('/api/auth/users/me/', 'GET', undefined, access)).status).toBe(200)
  })

  it('stops in the middle of an erasure, and goes on with it after the next start', async () => {
    const call = await start()
    await call('/api/auth/users/', 'POST', account)
    const { access } = JSON.parse(await (await call('/api/token/', 'POST', account)).text())
    const send = async (path: string, body: object) =>
      JSON.parse(await (await call(`/api/imports/${path}`, 'POST', body, access)).text())
    const { id } = await send('', { source: 'daylio-csv', file_name: 'daylio.csv' })
    for (const day of ['2024-06-03', '2024-06-04', '2024-06-05', '2024-06-06']) {
      const items = Array.from({ length: 500 }, (_, index) => reading(`${day}-${index}`, day))
      expect(await send(`${id}/items/`, { items })).toEqual({ added: 500 })
    }
    await send(`${id}/finish/`, {})
    await send(`${id}/undo/`, { keep_edited: true })
    await opened.pop()?.close()
    const rowsLeft = () => {
      const database = new Sqlite(sqliteFile(join(folder, 'data')), { readonly: true })
      const rows = database.prepare('select count(*) from moods').pluck().get()
      database.close()
      return Number(rows)
    }
    expect(rowsLeft()).toBeGreaterThan(0)
    await start()
    while (rowsLeft() > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  })

  it('writes letters to the data folder without SMTP_URL', async () => {
    const call = await start({ PUBLIC_URL: 'https://truenorth.example/' })
    await call('/api/auth/users/', 'POST', account)
    await call('/api/auth/users/reset_password/', 'POST', { email: account.email })
    await opened.pop()?.close()
    const [name = ''] = await readdir(join(folder, 'data', 'mail'))
    const letter = await readFile(join(folder, 'data', 'mail', name), 'utf8')
    expect(letter).toContain('To: casey <casey@example.com>')
    expect(letter.replaceAll('=\r\n', '')).toContain(
      'https://truenorth.example/password-reset-confirm/',
    )
  })

  it('fails with one sentence when the data folder cannot be written to', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(start({ DATA_DIR: join(file, 'data') })).rejects.toThrow(
      /^The data folder .* cannot be written to \(ENOTDIR\): set DATA_DIR\.$/,
    )
  })

  it('fails with one sentence when the database cannot be reached', async () => {
    await expect(start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
      'The database cannot be used (ECONNREFUSED): check DATABASE_URL.',
    )
  })

  it('fails with one sentence that names the wrong settings', () => {
    expect(() => parseEnvironment({ PORT: 'x', SIGNING_KEY: 'short' })).toThrow(
      /^The environment is not right: PORT .*; SIGNING_KEY must have at least 32 characters\.$/,
    )
  })
})
