import { samplePictures } from '#src/demo/content/pictures.ts'
import { readOperatorLog, networkOf } from '#src/auth/operatorLog.kysely.ts'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { sweep } from '#src/sweep.ts'
import { dayMs, minuteMs } from '#src/time/instant.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const entry = { title: 'Grüße', content: 'x'.repeat(1000), entry_date: '2031-03-05', mood: 3 }

describe.each(databases)('accounts and the log of operators on $name', ({ open }) => {
  let close = async () => {}
  let database: Database
  let server: ReturnType<typeof testServer>
  const tokens: Record<string, string> = {}
  const ids: Record<string, number> = {}

  let round = 0
  const named = (username: string) => `${username}${round}x`

  const join = async (username: string) => {
    tokens[username] = await server.join(named(username))
    ids[username] = (await kyselyUsers(database.db).byName(named(username)))?.id ?? 0
  }

  beforeAll(async () => {
    const opened = await open()
    database = opened.database
    close = opened.close
  })
  afterAll(() => close())
  beforeEach(async () => {
    round += 1
    server = testServer(database, { proxies: 1 })
    for (const username of ['river', 'ash', 'casey']) await join(username)
    for (const admin of ['river', 'ash']) await kyselyUsers(database.db).makeAdmin(ids[admin] ?? 0)
    // Only the administrators of this test.
    await database.db
      .updateTable('users')
      .set({ is_staff: 0, is_superuser: 0 })
      .where('id', 'not in', [ids['river'] ?? 0, ids['ash'] ?? 0])
      .execute()
  })
  afterEach(async () => {
    await server.background.settled()
    expect(server.errors).toEqual([])
  })

  const as = (username: string, method: string, path: string, body?: object) =>
    server.call(path, { method, token: tokens[username] ?? '', ...(body && { body }) })
  const account = (username: string) => `/admin/accounts/${ids[username]}/`
  const list = async (query = '') => (await as('river', 'GET', `/admin/accounts/${query}`)).body
  const lines = async () => (await as('river', 'GET', '/admin/log/')).body.lines
  type Named = { username: string } | null
  type Line = { kind: string; detail: string | null; actor: Named; account: Named }
  // What the administrators of this test did, newest first.
  const acts = async () =>
    (await lines())
      .filter(({ actor }: Line) => actor?.username.endsWith(named('')))
      .map(({ actor, kind, detail, account: whose }: Line) =>
        [actor?.username, kind, detail, whose?.username].join(' ').replaceAll(named(''), ''),
      )
  const signIn = (username: string, password = server.password, from = '203.0.113.77') =>
    server.call('/token/', {
      method: 'POST',
      body: { username: named(username), password },
      headers: { 'X-Forwarded-For': from },
    })

  it('lists names, times and sizes, and nothing that anybody wrote', async () => {
    const before = await list(`?search=${named('CASEY').toUpperCase()}`)
    expect(before).toEqual({
      matching: 1,
      accounts: [
        {
          id: ids['casey'],
          username: named('casey'),
          created_at: '2031-03-05T10:00:00.123000Z',
          last_seen_at: '2031-03-05T10:00:00.123000Z',
          bytes: 0,
          quota_bytes: null,
          is_active: true,
          is_admin: false,
        },
      ],
    })
    server.time.pass(minuteMs)
    const made = await as('casey', 'POST', '/journal/', { ...entry, emotion: 'calm' })
    expect(made.status).toBe(201)
    const mood = { mood_value: 4, note: 'ab' }
    expect((await as('casey', 'POST', '/mood/', mood)).status).toBe(201)
    const bytes = Buffer.from(samplePictures.lake.base64, 'base64')
    await database.db
      .insertInto('journal_images')
      .values({
        user_id: ids['casey'] ?? 0,
        entry_id: made.body.id,
        bytes,
        type: 'image/webp',
        alt: '',
      })
      .execute()
    await signIn('casey')
    const [found] = (await list(`?search=${named('casey')}`)).accounts
    // "Grüße" has seven bytes.
    expect(found).toMatchObject({ bytes: 7 + 1000 + 2 + bytes.length })
    expect(found.last_seen_at).toBe('2031-03-05T10:01:00.123000Z')
    expect((await list('?search=%25')).matching).toBe(0)
    const { accounts } = await list(`?search=${named('')}`)
    expect(accounts.map(({ id }: { id: number }) => id)).toEqual([
      ids['casey'],
      ids['ash'],
      ids['river'],
    ])
    expect(await list('?search=casey&page=2')).toEqual({ matching: round, accounts: [] })
  })

  it('deactivates an account, whose owner is told, and activates it again', async () => {
    const { refresh } = (await signIn('casey')).body
    const { body } = await as('river', 'PATCH', account('casey'), { is_active: false })
    expect(body).toMatchObject({ username: named('casey'), is_active: false })
    expect((await as('casey', 'GET', '/auth/users/me/')).status).toBe(401)
    const renewed = await server.call('/token/refresh/', { method: 'POST', body: { refresh } })
    expect(renewed.status).toBe(401)
    const told = await signIn('casey')
    expect([told.status, told.body]).toEqual([
      403,
      {
        detail:
          'This account has been deactivated by an administrator of this site. Ask them about it: nothing in it was deleted.',
        code: 'account_deactivated',
      },
    ])
    // Only who knows the password learns of it.
    const stranger = await signIn('casey', 'Some-Other-Lantern-1')
    expect(stranger.body).toEqual((await signIn('nobody')).body)
    await as('river', 'PATCH', account('casey'), { is_active: false })
    await as('ash', 'PATCH', account('casey'), { is_active: true })
    expect((await signIn('casey')).status).toBe(200)
    expect(await acts()).toEqual(['ash activated  casey', 'river deactivated  casey'])
    expect(server.lines).toContainEqual({
      operatorLog: expect.objectContaining({ kind: 'deactivated', accountId: ids['casey'] }),
    })
  })

  it('lets no administrator lock themselves or the last one out', async () => {
    const own = await as('river', 'PATCH', account('river'), { is_active: false })
    expect([own.status, own.body.detail]).toEqual([409, 'You cannot deactivate your own account.'])
    const both = await Promise.all([
      as('river', 'PATCH', account('ash'), { is_active: false }),
      as('ash', 'PATCH', account('river'), { is_active: false }),
    ])
    expect(both.map(({ status }) => status)).toContain(200)
    const left = await database.db
      .selectFrom('users')
      .select('username')
      .where('is_staff', '=', 1)
      .where('is_active', '=', 1)
      .execute()
    expect(left).toHaveLength(1)
    const unknown = { is_active: false }
    const winner = left[0]?.username === named('ash') ? 'ash' : 'river'
    expect((await as(winner, 'PATCH', '/admin/accounts/424242/', unknown)).status).toBe(404)
    expect((await as('casey', 'GET', '/admin/accounts/')).status).toBe(403)
    expect((await as('casey', 'PATCH', account('ash'), unknown)).status).toBe(403)
  })

  it('ends the sessions of an account, and only others of one’s own', async () => {
    expect((await as('river', 'DELETE', `${account('casey')}sessions/`)).status).toBe(200)
    expect((await as('casey', 'GET', '/auth/users/me/')).status).toBe(401)
    const other = (await signIn('river')).body.access
    await as('river', 'DELETE', `${account('river')}sessions/`)
    expect((await as('river', 'GET', '/auth/users/me/')).status).toBe(200)
    expect((await server.call('/auth/users/me/', { token: other })).status).toBe(401)
    expect(await acts()).toEqual(['river sessions_ended  river', 'river sessions_ended  casey'])
  })

  it('sets a quota that refuses what is new, and takes nothing away', async () => {
    const write = () => as('casey', 'POST', '/journal/', { ...entry, emotion: 'calm' })
    expect((await write()).status).toBe(201)
    const set = (quota_bytes: number | null) =>
      as('river', 'PATCH', account('casey'), { quota_bytes })
    expect((await set(500)).body).toMatchObject({ quota_bytes: 500, bytes: 1007 })
    const refused = await write()
    expect([refused.status, refused.body.detail]).toEqual([
      413,
      'This account is full: an administrator of this site lets it hold 0.0005 MB. What is in it stays. Delete something to make room, or ask them for more.',
    ])
    expect((await as('casey', 'GET', '/journal/')).body).toHaveLength(1)
    expect((await as('ash', 'POST', '/journal/', { ...entry, emotion: 'calm' })).status).toBe(201)
    await set(2_000_000)
    expect((await write()).status).toBe(201)
    await set(null)
    expect((await set(-1)).status).toBe(400)
    expect(await acts()).toEqual([
      'river quota_set none casey',
      'river quota_set 2000000 casey',
      'river quota_set 500 casey',
    ])
  })

  it('writes sign-ins down, also failed ones, without a name or an address that says who it was', async () => {
    await signIn('casey', 'Some-Other-Lantern-1')
    await signIn('Secret-Word-As-Name', 'x', '2001:db8:12:34:56::1')
    await signIn('secret-word-as-name', 'x', 'no address')
    await signIn('casey')
    const [right, again, stranger, wrong] = await lines()
    expect(right).toMatchObject({
      kind: 'signed_in',
      detail: 'password',
      account: { id: ids['casey'], username: named('casey') },
      network: '203.0.113.0/24',
      name_hash: null,
    })
    expect(wrong).toMatchObject({ kind: 'sign_in_failed', account: { username: named('casey') } })
    expect(stranger).toMatchObject({
      kind: 'sign_in_failed',
      account: null,
      network: '2001:db8:12::/48',
      name_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(again).toMatchObject({ name_hash: stranger.name_hash, network: null })
    const written = JSON.stringify([await lines(), server.lines])
    expect(written).not.toMatch(/secret-word|Lantern|203\.0\.113\.77|example\.com/i)
    expect(JSON.stringify(server.lines)).toContain('sign_in_failed')
  })

  it('reads the acts of the inbox in the same log, page by page', async () => {
    const message = { message: 'Hello there' }
    const { id } = (await as('casey', 'POST', '/feedback/', message)).body
    for (let turn = 0; turn < 40; turn += 1) {
      server.time.pass(10)
      const state = turn % 2 === 0 ? 'planned' : 'new'
      await as('river', 'PATCH', `/feedback/${id}/`, { state })
      await as('river', 'PATCH', account('casey'), { quota_bytes: 1000 + turn })
    }
    const seen: string[] = []
    let before: string | null | undefined
    while (before !== null) {
      const page = await readOperatorLog(database.db, before)
      seen.push(...page.lines.map(({ key }) => key))
      before = page.before
    }
    const { lines: newest } = await readOperatorLog(database.db)
    expect(newest.slice(0, 2).map(({ kind }) => kind)).toEqual(['quota_set', 'feedback'])
    const times = newest.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(seen.length).toBeGreaterThan(80)
    expect(new Set(seen).size).toBe(seen.length)
    const { count } = await database.db
      .selectFrom('operator_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(seen.filter((key) => key.startsWith('line'))).toHaveLength(count)
    expect((await as('river', 'GET', '/admin/log/?before=1;2')).status).toBe(400)
  })

  it('keeps lines unchanged for 180 days; sign-ins go with their account', async () => {
    await as('river', 'PATCH', account('casey'), { quota_bytes: 5_000_000 })
    const change = database.db.updateTable('operator_log').set({ kind: 'signed_in' }).execute()
    await expect(change).rejects.toThrow('lines of the log are not changed')
    const body = { current_password: server.password }
    expect((await as('casey', 'DELETE', '/auth/users/me/', body)).status).toBe(204)
    const { lines: left } = await readOperatorLog(database.db)
    expect(left.filter(({ account: whose }) => whose?.id === ids['casey'])).toMatchObject([
      { kind: 'quota_set', account: { username: null }, actor: { username: named('river') } },
    ])
    server.time.pass(179 * dayMs)
    await sweep(database.db, server.time.clock())
    expect((await readOperatorLog(database.db)).lines).toHaveLength(left.length)
    server.time.pass(2 * dayMs)
    await sweep(database.db, server.time.clock())
    const rest = (await readOperatorLog(database.db)).lines
    expect(rest.filter(({ kind }) => kind !== 'feedback')).toEqual([])
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['::ffff:198.51.100.9', '198.51.100.0/24'],
    ['unknown', null],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
