// What migrations make of the rows of an earlier edition.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator } from 'kysely'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { migrate } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/inOrder.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { openPostgres } from '#src/db/openPostgres.ts'
import { openSqlite } from '#src/db/openSqlite.ts'
import { kyselyFeedback } from '#src/feedback/feedback.kysely.ts'
import { feedbackTypes, type NewFeedback } from '@truenorth/api-contract/feedback'
import { startPostgres } from '../support/startPostgres.ts'

const inFile = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-rows-'))
  const database: Database = await openSqlite(join(folder, 'test.sqlite'))
  return { database, end: () => rm(folder, { recursive: true }) }
}
const onServer = async () => {
  const { url, stop } = await startPostgres()
  const database: Database = openPostgres(url, () => undefined)
  return { database, end: stop }
}

describe.each([
  { name: 'SQLite', open: inFile },
  { name: 'PostgreSQL', open: onServer },
])('rows of the first edition on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  const created_at = '2031-03-05T10:00:00.000000Z'
  const add = async (username: string, email = '') => {
    const key = (text: string) => text.normalize('NFKC').toLowerCase()
    const { id } = await opened.database.db
      .insertInto('users')
      .values({
        username,
        username_key: key(username),
        email,
        email_key: key(email) || null,
        password_hash: '-',
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const updateTo = async (name: string) => {
    const { db, dialect } = opened.database
    const provider = { getMigrations: async () => migrations(dialect) }
    const { error } = await new Migrator({ db, provider }).migrateTo(name)
    if (error) throw error
  }

  beforeEach(async () => {
    opened = await open()
    await updateTo('008-client-reports')
  })
  afterEach(async () => {
    await opened.database.close()
    await opened.end()
  })
  const update = () => migrate(opened.database.db, opened.database.dialect)

  it('keep of a stored answer its id', async () => {
    const user_id = await add('casey')
    const answer = JSON.stringify({ note: 'Private “words”', id: 12, version: 3, tags: ['x'] })
    const { db } = opened.database
    await db
      .insertInto('once_keys')
      .values({ user_id, key: 'k', fingerprint: 'f', answer, created_at })
      .execute()
    await update()
    const row = await db.selectFrom('once_keys').select('answer').executeTakeFirstOrThrow()
    expect(JSON.parse(row.answer)).toEqual({ id: 12 })
  })

  it('lose the address of feedback whose author is gone, and of no other', async () => {
    const user_id = await add('casey')
    const { db } = opened.database
    const text = (email: string) => ({ email, search_text: `words\n${email.toLowerCase()}\n/mood` })
    const row = { type: 'bug', message: 'Words', page: '/mood', created_at }
    await db
      .insertInto('feedback')
      .values([
        { ...row, user_id: null, ...text('Gone@example.com') },
        { ...row, user_id, ...text('casey@example.com') },
      ])
      .execute()
    await update()
    const rows = await db
      .selectFrom('feedback')
      .select(['email', 'search_text'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { email: '', search_text: 'words\n\n/mood' },
      { email: 'casey@example.com', search_text: 'words\ncasey@example.com\n/mood' },
    ])
  })

  it('are added up as feedback that comes later', async () => {
    await updateTo('036-app-locks')
    const { db } = opened.database
    const authors = [await add('casey'), await add('ari')]
    const send = async () => {
      for (const index of Array(24).keys()) {
        const author = { id: authors[index % 2] ?? 0, username: '' }
        const body: NewFeedback = {
          message: 'x',
          type: feedbackTypes[index % 4],
          rating: index % 4 === 1 ? null : 1 + (index % 5),
          page: index % 2 === 0 ? '/mood' : '',
          context: { remotes: [{ name: 'mood', version: `1.${index % 3}.0` }] },
        }
        const at = new Date(Date.UTC(2031, 2, 1 + index))
        const { id } = await kyselyFeedback(db).add(author, body, at)
        const labels = JSON.stringify(index % 5 === 0 ? ['calm', 'sync'] : [])
        await db.updateTable('feedback').set({ labels }).where('id', '=', id).execute()
      }
    }
    const sums = async () => ({
      weeks: await db
        .selectFrom('feedback_week_sums')
        .selectAll()
        .orderBy('part')
        .orderBy('subject')
        .orderBy('week')
        .execute(),
      releases: await db.selectFrom('feedback_releases').selectAll().orderBy('version').execute(),
      labels: await db
        .selectFrom('feedback_label_tallies')
        .selectAll()
        .orderBy('label')
        .orderBy('type')
        .orderBy('state')
        .execute(),
    })
    await send()
    await update()
    const earlier = await sums()
    expect(earlier.weeks.length).toBeGreaterThan(8)
    expect(earlier.releases).toMatchObject([{ messages: 8 }, { messages: 8 }, { messages: 8 }])
    expect(earlier.labels.length).toBeGreaterThan(3)
    await db.deleteFrom('feedback').execute()
    expect(await sums()).toEqual({ weeks: [], releases: [], labels: [] })
    await send()
    expect(await sums()).toEqual(earlier)
  })

  it('find accounts by the folded name, and those that became one by the name that they had', async () => {
    const lonely = await add('straße', 'Fuß@example.com')
    const [old, other] = [await add('Groß'), await add('gross')]
    await update()
    const users = kyselyUsers(opened.database.db)
    const idOf = async (name: string) => (await users.byName(name))?.id
    expect(await idOf('STRASSE')).toBe(lonely)
    expect((await users.byEmail('FUSS@example.com'))?.id).toBe(lonely)
    expect([await idOf('groß'), await idOf('GROß')]).toEqual([old, old])
    expect([await idOf('gross'), await idOf('GROSS')]).toEqual([other, other])
  })
})
