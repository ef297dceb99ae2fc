// The inbox takes as long among 100,000 messages as among a hundred: no filter reads or sorts all of them.
import type { FeedbackQuery } from '@truenorth/api-contract/inbox'
import { sql, type CompiledQuery, type LogEvent } from 'kysely'
import { databases } from '../support/databases.ts'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { kyselyInbox } from '#src/feedback/inbox.kysely.ts'

const now = new Date('2031-03-05T10:00:00Z')
const messages = 5600
const kinds = ['bug', 'general', 'improvement', 'feature']
const states = ['new', 'planned', 'new', 'done']

const rowOf = (administrator: number, index: number) => ({
  user_id: administrator,
  type: kinds[Math.floor(index * 0.71) % 4] ?? '',
  message: 'x',
  email: '',
  rating: index % 3 === 0 ? null : 1 + (index % 5),
  page: `/page/${Math.floor(index * 0.37) % 2}`,
  search_text: `${index % 400 === 0 ? 'porcupine' : 'lake'} by the tree ${index}`,
  is_read: index % 2,
  created_at: new Date(now.getTime() - index * 60_000).toISOString().replace('Z', '000Z'),
  state: states[Math.floor(index * 0.59) % 4] ?? '',
  assignee_id: index % 2 === 0 ? null : administrator,
  labels: index % 50 === 0 ? '["odd"]' : '["usual"]',
  remotes: JSON.stringify([{ name: index % 100 === 0 ? 'mood' : 'journal', version: '1.0.0' }]),
})

const explained = async ({ db, dialect }: Database, { sql: text, parameters }: CompiledQuery) => {
  const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain'
  const query = { ...sql`select 1`.compile(db), sql: `${explain} ${text}`, parameters }
  const { rows } = await db.executeQuery<Record<string, string>>(query)
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN'] ?? '')
}

const isSort = (line: string) => /TEMP B-TREE FOR .*ORDER BY|^\s*(->)?\s*Sort/.test(line)
const isWholeTable = (line: string) => /SCAN feedback$|Seq Scan on feedback\b/.test(line)

describe.each(databases)('the inbox on $name', ({ open }) => {
  const queries: CompiledQuery[] = []
  let opened: Awaited<ReturnType<typeof open>>
  let administrator = 0

  beforeAll(async () => {
    const log = ({ query }: LogEvent) => void queries.push(query)
    opened = await open(log, '-c enable_seqscan=off -c enable_sort=off')
    const { db, dialect } = opened.database
    const user = await kyselyUsers(db).add({ username: 'ash', email: '', passwordHash: '', now })
    administrator = user.id
    for (let from = 0; from < messages; from += 200)
      await db
        .insertInto('feedback')
        .values(Array.from({ length: 200 }, (_, index) => rowOf(administrator, from + index)))
        .execute()
    if (dialect === 'postgres') await sql`analyze`.execute(db)
  })
  afterAll(() => opened.close())

  // The plan of the query for the messages themselves, which is the last.
  const planOf = async (query: FeedbackQuery) => {
    queries.length = 0
    const inbox = kyselyInbox(opened.database.db)
    await inbox.list({ page: 1, page_size: 50, ...query })
    const asked = queries.findLast(({ sql: text }) => /order by/.test(text))
    return asked ? explained(opened.database, asked) : []
  }

  const filters: FeedbackQuery[] = [
    {},
    { is_read: false },
    { type: 'bug' },
    { state: 'planned' },
    { assignee: 0 },
    { path: '/page/1' },
    { label: 'usual' },
    { remote: 'journal' },
    { search: 'lake tree' },
  ]
  const orderings = ['-created_at', 'created_at', '-rating', 'rating'] as const
  it.each(
    filters.flatMap((filter) => orderings.map((ordering) => Object.assign({ ordering }, filter))),
  )('walks along an index until the page is full: %j', async (query) => {
    const isSmall = query.ordering.endsWith('rating') && Object.keys(query).length > 1
    const lines = await planOf(query)
    expect(lines).not.toEqual([])
    expect(lines.filter(isWholeTable)).toEqual([])
    // Of the quarter that has a kind or a state, SQLite sorts what it finds: it is not much here.
    if (!isSmall) expect(lines.filter(isSort)).toEqual([])
  })

  it.each<[FeedbackQuery, RegExp]>([
    [
      { label: 'odd', ordering: 'rating' },
      /INDEX .*feedback_labels|(using|Scan on) feedback_labels_pkey/,
    ],
    [{ remote: 'mood' }, /INDEX .*feedback_remotes|(using|Scan on) feedback_remotes_/],
    [{ search: 'porcupine' }, /feedback_search VIRTUAL TABLE INDEX|Scan on feedback_search/],
  ])('starts from the few that match: %j', async (query, index) => {
    expect((await planOf(query)).filter(isWholeTable)).toEqual([])
    const counting = queries.find(({ sql: text }) => text.includes('as found'))
    const lines = counting ? await explained(opened.database, counting) : []
    expect(lines.join('\n')).toMatch(index)
    expect(lines.filter(isWholeTable)).toEqual([])
    const found = await kyselyInbox(opened.database.db).list({ ...query, page: 1 })
    expect(found.length).toBeGreaterThan(0)
  })

  it.each<FeedbackQuery>([
    {},
    { is_read: false, type: 'bug', state: 'new', assignee: 0 },
    { path: '/page/1' },
    { remote: 'journal', state: 'planned' },
    { label: 'usual' },
    { label: 'usual', is_read: true, state: 'new' },
  ])('counts without reading messages that are not merged: %j', async (query) => {
    queries.length = 0
    const { matching } = await kyselyInbox(opened.database.db).summary(query)
    for (const one of queries.filter(({ sql: text }) => /from "feedback"(?!_)/.test(text)))
      expect((await explained(opened.database, one)).join('\n')).toMatch(
        /(SEARCH|SCAN) feedback USING (COVERING )?INDEX feedback_merged|(using|Scan on) feedback_merged/,
      )
    const ids = await kyselyInbox(opened.database.db).ids(query)
    expect(matching).toBe(ids.length)
  })

  it('counts up to 500 of what no tally knows', async () => {
    const inbox = kyselyInbox(opened.database.db)
    const many = { matching: 500, has_more: true }
    expect(await inbox.summary({ search: 'lake' })).toMatchObject(many)
    expect(await inbox.summary({ label: 'usual', remote: 'journal' })).toMatchObject(many)
    expect(await inbox.summary({ search: 'porcupine' })).toMatchObject({ matching: messages / 400 })
    const few = await inbox.summary({ label: 'odd', search: 'tree' })
    expect(few).toMatchObject({ matching: messages / 50, total: messages, unread: messages / 2 })
    expect(few).not.toHaveProperty('has_more')
  })

  it('reads the newest 5,000 messages for a word of two letters, and says so', async () => {
    const inbox = kyselyInbox(opened.database.db)
    const found = { matching: 0, searched_newest: 5000 }
    await opened.database.db
      .updateTable('feedback')
      .set({ search_text: 'ox' })
      .where('created_at', '=', rowOf(0, messages - 1).created_at)
      .execute()
    for (const ordering of orderings) {
      const query: FeedbackQuery = { search: 'ox', ordering }
      expect(await inbox.summary(query)).toMatchObject(found)
      expect(await inbox.list({ page: 1, ...query })).toEqual([])
      expect((await planOf(query)).filter(isWholeTable)).toEqual([])
    }
    // Files have all, and so has the list where other filters leave few messages.
    expect(await inbox.ids({ search: 'ox' })).toHaveLength(1)
    for (const few of [{ is_read: true }, { label: 'usual', state: 'done' } as const]) {
      expect(await inbox.list({ page: 1, search: 'ox', ...few })).toHaveLength(1)
      expect(await inbox.summary({ search: 'ox', ...few })).not.toHaveProperty('searched_newest')
    }
    expect(await inbox.list({ page: 1, search: 'by' })).toHaveLength(50)
  })

  it('keeps its tallies, labels and words with every write', async () => {
    const { db } = opened.database
    const inbox = kyselyInbox(db)
    const doing = { adminId: administrator, now }
    const leaving = await kyselyUsers(db).add({
      username: 'leaving',
      email: '',
      passwordHash: '',
      now,
    })
    const [first = 0, second = 0, third = 0] = await inbox.ids({ state: 'new', page: 1 })
    await inbox.update(first, { state: 'declined', is_read: true, labels: ['rare'] }, doing)
    await inbox.update(first, { state: 'declined', is_read: true }, doing)
    await inbox.update(second, { assignee: leaving.id, labels: [] }, doing)
    await kyselyUsers(db).remove(leaving.id, async () => undefined)
    await inbox.remove(third, doing)
    const { rows: kept } = await sql`
      select part, subject, type, state, is_read, assignee_id, messages from feedback_tallies
      where messages <> 0 order by 1, 2, 3, 4, 5, 6`.execute(db)
    const { rows: counted } = await sql`
      select part, subject, type, state, is_read, coalesce(assignee_id, 0) as assignee_id, count(*) as messages
      from (
        select 'all' as part, '' as subject, id as feedback_id from feedback
        union all select 'page', page, id from feedback
        union all select 'remote', name, feedback_id from feedback_remotes
      ) as parts join feedback on feedback.id = feedback_id
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(db)
    expect(kept).toEqual(counted)
    const { rows: keptLabels } = await sql`
      select label, type, state, is_read, assignee_id, messages from feedback_label_tallies
      order by 1, 2, 3, 4, 5`.execute(db)
    const { rows: countedLabels } = await sql`
      select label, type, state, is_read, coalesce(assignee_id, 0) as assignee_id, count(*) as messages
      from feedback_labels join feedback on feedback.id = feedback_id
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db)
    expect(keptLabels).toEqual(countedLabels)
    expect(await inbox.ids({ label: 'rare' })).toEqual([first])
    expect((await inbox.desk()).labels).toEqual(['odd', 'rare', 'usual'])
    await db
      .updateTable('feedback')
      .set({ search_text: 'a hedgehog' })
      .where('id', '=', second)
      .execute()
    expect(await inbox.ids({ search: 'dgeho' })).toEqual([second])
    await inbox.remove(second, doing)
    expect(await inbox.ids({ search: 'hedgehog' })).toEqual([])
  })
})
