import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { createDigests, nextDigest } from '#src/feedback/digests.ts'
import { createMailer } from '#src/mail/mailer.ts'
import { databases } from '../support/databases.ts'
import { openMailbox, type Mailbox } from '../support/openMailbox.ts'
import { testServer } from '../support/testServer.ts'

it.each([
  ['2031-03-05T10:00:00Z', '2031-03-10T06:00:00.000Z'],
  ['2031-03-10T05:59:59Z', '2031-03-10T06:00:00.000Z'],
  ['2031-03-10T06:00:00Z', '2031-03-17T06:00:00.000Z'],
  ['2031-03-16T23:59:59Z', '2031-03-17T06:00:00.000Z'],
])('after %s the next weekly letter is due on %s', (now, due) => {
  expect(nextDigest(new Date(now)).toISOString()).toBe(due)
})

describe.each(databases)('the weekly letter about feedback on $name', ({ open }) => {
  const refusals = new Map<string, number>()
  let close = async () => {}
  let folder = ''
  let mailbox: Mailbox
  let database: Database
  let server: ReturnType<typeof testServer>
  let now = new Date('2031-03-05T10:00:00Z')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-digest-'))
    mailbox = await openMailbox(refusals)
    const opened = await open()
    close = opened.close
    database = opened.database
    server = testServer(database)
    const users = kyselyUsers(database.db)
    for (const name of ['casey', 'river', 'ash']) await server.join(name)
    for (const name of ['river', 'ash']) await users.makeAdmin((await users.byName(name))?.id ?? 0)
  })
  afterAll(async () => {
    await close()
    await mailbox.close()
    await rm(folder, { recursive: true })
  })
  afterEach(() => expect(server.errors).toEqual([]))

  // Tokens expire while the clock is set forward.
  const call = async (name: string, method: string, path: string, body?: object) => {
    const { access } = await server.signIn(name)
    return server.call(path, { method, token: access, ...(body && { body }) })
  }
  const change = (name: string, is_on: boolean) =>
    call(name, 'PATCH', '/feedback/digest/', { is_on })
  const parts = () => ({
    db: database.db,
    mailer: createMailer({
      smtpUrl: mailbox.url,
      from: 'no-reply@truenorth.example',
      dataDir: folder,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    }),
    clock: () => now,
    publicUrl: 'https://truenorth.example',
  })
  const at = (instant: string) => {
    now = new Date(instant)
    server.time.set(instant)
  }
  /** Two processes at once. */
  const deliver = () =>
    Promise.all([createDigests(parts()).deliver(), createDigests(parts()).deliver()])
  const addressOf = async (name: string) =>
    (await call(name, 'GET', '/auth/users/me/')).body.email as string

  it('is off until an administrator turns it on, and nobody else can', async () => {
    at('2031-03-05T10:00:00Z')
    const email = await addressOf('river')
    expect((await call('river', 'GET', '/feedback/digest/')).body).toEqual({ is_on: false, email })
    expect((await change('casey', true)).status).toBe(403)
    expect((await change('river', true)).body).toEqual({ is_on: true, email })
    expect((await change('river', true)).body).toEqual({ is_on: true, email })
    expect((await call('ash', 'GET', '/feedback/digest/')).body).toMatchObject({ is_on: false })
  })

  it('tells counts and no words, once a week, however many processes send', async () => {
    at('2031-03-06T10:00:00Z')
    const context = { remotes: [{ name: 'journal', version: '2.15.0' }] }
    const sends = (body: object) => call('casey', 'POST', '/feedback/', body)
    const { body: bug } = await sends({ type: 'bug', message: 'Private words', rating: 2, context })
    await sends({ type: 'bug', message: 'More of them', rating: 5, context })
    await sends({ message: 'And a third' })
    await call('river', 'POST', `/feedback/${bug.id}/answers/`, { text: 'Thanks' })

    at('2031-03-10T05:59:00Z')
    await deliver()
    at('2031-03-10T06:00:00Z')
    await deliver()
    const { to, parts: letter } = await mailbox.next()
    expect(to).toEqual([await addressOf('river')])
    const text = letter['text/plain'] ?? ''
    expect(text).toContain('the week of Monday, March 3 (UTC)')
    expect(text).toContain('New: 3 (2 bug reports, 1 general message); 3.5 stars from 2 ratings.')
    expect(text).toContain('journal 2 new, 3.5 stars from 2 ratings')
    expect(text).toContain('Waiting for an answer: 2 (1 bug report, 1 general message).')
    expect(text).toContain('Of these with a part on screen: journal 1.')
    expect(JSON.stringify(letter)).not.toMatch(/Private|More of them|third|casey|Thanks/)

    await deliver()
    at('2031-03-16T10:00:00Z')
    await deliver()
    at('2031-03-17T06:30:00Z')
    await deliver()
    // The next one that arrives is that of the next week: nothing came between.
    expect((await mailbox.next()).parts['text/plain']).toContain('the week of Monday, March 10')
  })

  it('waits while the mail server is busy, and skips a week that it refuses for good', async () => {
    const address = await addressOf('river')
    refusals.set(address, 451)
    at('2031-03-24T06:00:00Z')
    await deliver()
    expect((await call('river', 'GET', '/feedback/digest/')).body).toMatchObject({
      failure: 'EENVELOPE 451',
    })
    refusals.clear()
    at('2031-03-24T06:02:00Z')
    await deliver()
    expect((await mailbox.next()).parts['text/plain']).toContain('the week of Monday, March 17')
    expect((await call('river', 'GET', '/feedback/digest/')).body).not.toHaveProperty('failure')

    refusals.set(address, 550)
    at('2031-03-31T06:00:00Z')
    await deliver()
    refusals.clear()
    at('2031-04-05T06:00:00Z')
    await deliver()
    at('2031-04-07T06:00:00Z')
    await deliver()
    expect((await mailbox.next()).parts['text/plain']).toContain('the week of Monday, March 31')
  })

  it('ends by the link of each letter, by the switch, and with the right to the inbox', async () => {
    at('2031-04-14T06:00:00Z')
    await deliver()
    const text = (await mailbox.next()).parts['text/plain'] ?? ''
    const link = /https:\/\/truenorth\.example\/feedback\/letters\?about=week&token=([\w-]+)/
    const [, token] = link.exec(text) ?? []
    await server.call('/feedback-letters/stop/', { method: 'POST', body: { token } })
    expect((await call('river', 'GET', '/feedback/digest/')).body).toMatchObject({ is_on: false })

    await change('river', true)
    await change('ash', true)
    expect((await change('river', false)).body).toMatchObject({ is_on: false })
    await database.db
      .updateTable('users')
      .set({ is_staff: 0, is_superuser: 0 })
      .where('username', '=', 'ash')
      .execute()
    at('2031-04-21T06:00:00Z')
    await deliver()
    const left = await database.db.selectFrom('feedback_digests').selectAll().execute()
    expect(left).toEqual([])
  })
})
