import { sql, type CompiledQuery, type LogEvent } from 'kysely'
import { databases } from '../support/databases.ts'
import { addPasskey } from '../support/authenticator.ts'
import { entryItem, pathItem, readingItem } from '../support/importItems.ts'
import { webp } from '../support/pictures.ts'
import { newKeys, sealedText, wrap } from '../support/sealedText.ts'
import { turnCodesOn } from '../support/secondFactor.ts'
import { testServer } from '../support/testServer.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { forgetMoodDays } from '#src/moods/moodDays.kysely.ts'
import { sweep } from '#src/sweep.ts'

const planned = /^\s*(select|update|delete)/i

const sqlitePlan = async ({ db }: Database, { sql: text, parameters }: CompiledQuery) => {
  const query = { ...sql`select 1`.compile(db), sql: `explain query plan ${text}`, parameters }
  const { rows } = await db.executeQuery<{ detail: string }>(query)
  return rows.map(({ detail }) => detail)
}

const postgresPlan = async ({ db }: Database, { sql: text, parameters }: CompiledQuery) => {
  const query = { ...sql`select 1`.compile(db), sql: `explain ${text}`, parameters }
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(query)
  return rows.map((row) => row['QUERY PLAN'])
}

// Reading a whole table, or a whole index, takes longer with the data of every user.
const readsAll = (line: string, index: number, lines: string[]) => {
  if (line.startsWith('SCAN ')) return !/^SCAN (\(subquery|CONSTANT ROW)/.test(line)
  if (line.includes('Seq Scan on')) return true
  const isIndex = /Index (Only )?Scan/.test(line)
  return isIndex && !lines[index + 1]?.includes('Index Cond')
}

describe.each(databases)('every query on $name', ({ name, open }) => {
  const queries = new Map<string, CompiledQuery>()
  let opened: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    const log = ({ query }: LogEvent) => void queries.set(query.sql, query)
    opened = await open(log, '-c enable_seqscan=off')
    queries.clear()
    const { database } = opened
    const server = testServer(database)
    const token = await server.join('casey')
    const send = (method: string, path: string, body?: object, headers = {}) =>
      server.call(path, { method, body, token, headers })

    const once = { 'Idempotency-Key': 'k' }
    const { body: mood } = await send('POST', '/mood/', { mood_value: 3 }, once)
    await send('POST', '/mood/', { mood_value: 3 }, once)
    for (const path of [
      '/mood/',
      '/mood/?limit=1',
      '/mood/?from=2031-03-01&to=2031-03-31',
      '/mood/today/',
      '/mood/history/',
      '/mood/weekly-average/',
      '/mood/days/',
      '/days/2031-03-05/',
      '/days/?from=2031-03-01&to=2031-03-31',
    ]) {
      await send('GET', path)
    }
    await send('PATCH', `/mood/${mood.id}/`, { note: 'x' }, { 'If-Match': '"1"' })
    await send('DELETE', `/mood/${mood.id}/`)
    const picture = await server.app.request('/api/journal/images/', {
      method: 'POST',
      body: webp,
      headers: { Authorization: `Bearer ${token}` },
    })
    const { path } = (await picture.json()) as { path: string }
    await send('GET', path)
    await send('PATCH', path, { alt: 'x' }, { 'If-Match': '"1"' })
    const rain = { title: 'Rain', content: 'x', entry_date: '2031-03-05', mood: 3, emotion: 'calm' }
    const { body: entry } = await send('POST', '/journal/', { ...rain, images: [path] })
    await send('GET', '/journal/')
    await send('GET', '/journal/?limit=1')
    await send('PATCH', `/journal/${entry.id}/`, { images: [] }, { 'If-Match': '"1"' })
    await send('DELETE', `/journal/${entry.id}/`)
    const begun = { source: 'jrnl', file_name: 'a' }
    const { body: imported } = await send('POST', '/imports/', begun)
    const items = [readingItem('a'), entryItem('b')]
    const identities = items.map(({ key, content, likeness }) => ({ key, content, likeness }))
    await send('POST', '/imports/known/', { items: identities })
    await send('POST', `/imports/${imported.id}/items/`, { items })
    const swim = pathItem('c', ['one'])
    await send('POST', `/imports/${imported.id}/paths/`, { paths: [swim] })
    const rest = { paths: [{ ...swim, waypoints_before: 1 }] }
    await send('POST', `/imports/${imported.id}/paths/`, rest)
    await send('POST', `/imports/${imported.id}/finish/`)
    const [journey] = (await send('GET', '/journey/')).body
    await send('PATCH', `/journey/${journey.id}/`, { title: 'x' }, { 'If-Match': '"1"' })
    const [read] = (await send('GET', '/mood/')).body
    await send('PATCH', `/mood/${read.id}/`, { note: 'x' })
    await send('GET', '/imports/')
    await send('GET', `/imports/${imported.id}/edited/`)
    await send('POST', `/imports/${imported.id}/undo/`, { keep_edited: true })
    const { body: cancelled } = await send('POST', '/imports/', begun)
    await send('DELETE', `/imports/${cancelled.id}/`)
    const { body: made } = await send('POST', '/account/export-tokens/', { name: 'x' })
    await server.call('/account/export/', { token: made.token })
    await send('GET', '/account/export-tokens/')
    await send('DELETE', `/account/export-tokens/${made.id}/`)
    const { authenticator, id: passkey } = await addPasskey(server, token)
    const { body: request } = await send('POST', '/token/passkey/options/')
    await send('POST', '/token/passkey/', { credential: authenticator.assert(request) })
    const [lock, share, verifier] = ['l', 's', 'v'].map((letter) => letter.repeat(43))
    await send('POST', '/auth/app-locks/', { lock, share })
    await send('POST', '/token/app-lock/options/', { lock })
    await send('POST', '/auth/app-locks/', { lock: share, share, verifier, replaces: lock })
    await send('POST', '/token/app-lock/', { lock: share, verifier })
    await send('POST', '/token/app-lock/', { lock: share, verifier: lock })
    await send('DELETE', '/auth/app-locks/', { lock: share })
    await send('PATCH', `/auth/passkeys/${passkey}/`, { name: 'x' })
    const sealed = '/auth/users/me/sealed-pages/'
    const keys = newKeys(server.password)
    await send('POST', sealed, keys)
    await send('PATCH', sealed, { seals_new: true })
    const { body: page } = await send('POST', '/journal/', rain)
    await send('PATCH', `/journal/${page.id}/`, { sealed: sealedText() })
    const { body: wrapped } = await send('POST', `${sealed}wraps/`, {
      ...keys,
      wraps: [wrap('passkey', { passkey_id: passkey })],
    })
    await send('DELETE', `${sealed}wraps/${wrapped.wraps[2].id}/`)
    await send('POST', `${sealed}end/`, { current_password: server.password })
    await send('DELETE', `/auth/passkeys/${passkey}/`)
    const { app } = await turnCodesOn(server, token)
    const { body: asked } = await server.call('/token/', {
      method: 'POST',
      body: { username: 'casey', password: server.password },
    })
    const proof = { challenge: asked.challenge, code: app.code(), remember_device: true }
    await send('POST', '/token/second-factor/', proof)
    const { body: factor } = await send('GET', '/auth/second-factor/')
    await send('DELETE', `/auth/second-factor/devices/${factor.devices[0].id}/`)
    server.time.pass(30_000)
    const confirmed = () => ({ current_password: server.password, code: app.code() })
    await send('POST', '/auth/second-factor/recovery-codes/', confirmed())
    server.time.pass(30_000)
    await send('DELETE', '/auth/second-factor/', confirmed())
    await send('GET', '/auth/events/')
    const pair = await server.signIn('casey')
    await send('POST', '/token/refresh/', { refresh: pair.refresh })
    await send('POST', '/token/verify/', { token: pair.refresh })
    await send('GET', '/auth/sessions/')
    await send('DELETE', '/auth/sessions/')
    await send('POST', '/token/verify/', { token })
    await send('PATCH', '/auth/users/me/', {
      email: 'new@example.com',
      current_password: server.password,
    })
    await send('POST', '/auth/users/reset_password/', { email: 'new@example.com' })
    await server.background.settled()
    await send('POST', '/auth/logout/', { refresh: pair.refresh })
    await forgetMoodDays(database.db)
    await sweep(database.db, new Date('2031-01-01'))
    const current_password = server.password
    await send('POST', '/auth/users/set_password/', {
      current_password,
      new_password: 'Quiet-Harbor-77',
    })
  })
  afterAll(() => opened.close())

  it('finds its rows through an index', async () => {
    const plan = name === 'SQLite' ? sqlitePlan : postgresPlan
    const asked = [...queries.values()].filter(({ sql: text }) => planned.test(text))
    expect(asked.length).toBeGreaterThan(25)
    const whole: string[] = []
    for (const query of asked) {
      const lines = await plan(opened.database, query)
      if (lines.some(readsAll)) whole.push(`${query.sql}\n${lines.join('\n')}`)
    }
    expect(whole).toEqual([])
  })
})
