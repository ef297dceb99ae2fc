import { kyselyUsers } from '#src/auth/user.kysely.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { kyselyFeedback } from '#src/feedback/feedback.kysely.ts'
import type { Author } from '#src/feedback/feedback.repository.ts'
import { kyselyInbox } from '#src/feedback/inbox.kysely.ts'
import { feedbackTypes, type NewFeedback } from '@truenorth/api-contract/feedback'
import { sql } from 'kysely'
import { databases } from '../support/databases.ts'

// A Thursday.
const now = new Date('2031-03-06T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe.each(databases)('what feedback says together, on $name', ({ open }) => {
  let database: Database
  let close = async () => {}
  let people: Author[] = []

  beforeAll(async () => {
    ;({ database, close } = await open())
    const users = kyselyUsers(database.db)
    for (const number of Array(24).keys())
      people.push(
        await users.add({ username: `p${number}`, email: '', passwordHash: '', now: daysAgo(90) }),
      )
  })
  afterAll(() => close())
  beforeEach(async () => {
    await database.db.deleteFrom('feedback').execute()
  })

  const send = async (person: number, days: number, body: Partial<NewFeedback> = {}) => {
    const author = people[person] ?? { id: 0, username: '' }
    const { id } = await kyselyFeedback(database.db).add(
      author,
      { message: 'x', ...body },
      daysAgo(days),
    )
    return id
  }
  const from = (name: string, version: string) => ({ remotes: [{ name, version }] })
  const trends = (query = {}) => kyselyInbox(database.db).trends(query, now)

  it('counts kinds and ratings by week, of a page, of a remote, or of all', async () => {
    await send(0, 0, { type: 'bug', rating: 2, page: '/mood' })
    await send(1, 3, { rating: 5, page: '/mood', context: from('mood', '1.0.0') })
    await send(2, 4, { page: '/journal', context: from('mood', '1.1.0') })
    await send(3, 7 * 30, { rating: 1 })
    const none = { bug: 0, feature: 0, improvement: 0, general: 0, ratings: [0, 0, 0, 0, 0] }
    expect((await trends()).weeks).toEqual([
      { ...none, week: '2031-02-24', general: 1 },
      { ...none, week: '2031-03-03', bug: 1, general: 1, ratings: [0, 1, 0, 0, 1] },
    ])
    expect((await trends({ path: '/mood' })).weeks).toMatchObject([{ bug: 1, general: 1 }])
    expect((await trends({ remote: 'mood' })).weeks).toMatchObject([
      { week: '2031-02-24', general: 1 },
      { week: '2031-03-03', general: 1, ratings: [0, 0, 0, 0, 1] },
    ])
    expect((await trends({ path: '/none' })).weeks).toEqual([])
    expect((await trends()).pages).toEqual([
      { page: '/mood', bug: 1, feature: 0, improvement: 0, general: 1, rated: 2, mean: 3.5 },
      { page: '/journal', bug: 0, feature: 0, improvement: 0, general: 1, rated: 0 },
    ])
  })

  it('forgets what is deleted, and keeps what loses its author', async () => {
    const id = await send(4, 1, { page: '/gone', rating: 1, context: from('mood', '1.0.0') })
    await send(5, 1, { page: '/stays', rating: 4, context: from('mood', '1.0.0') })
    await kyselyInbox(database.db).remove(id, { adminId: 1, now })
    await kyselyUsers(database.db).remove(people[5]?.id ?? 0, async () => undefined)
    const { weeks, pages, remotes } = await trends()
    expect(weeks).toMatchObject([{ general: 1, ratings: [0, 0, 0, 1, 0] }])
    expect(pages).toMatchObject([{ page: '/stays', rated: 1 }])
    // Nobody knows how many people messages without an author are from.
    expect(remotes[0]?.releases).toEqual([
      expect.not.objectContaining({ raters: expect.anything() }),
    ])
    expect(await database.db.selectFrom('feedback_weeks').selectAll().execute()).toHaveLength(3)
  })

  it('adds up the same, message by message, as the database would from scratch', async () => {
    const doing = { adminId: 1, now }
    const leaving = await kyselyUsers(database.db).add({
      username: 'leaving',
      email: '',
      passwordHash: '',
      now,
    })
    people.push(leaving)
    const ids: number[] = []
    for (const index of Array(40).keys())
      ids.push(
        await send(index % 3 === 0 ? people.indexOf(leaving) : index % 5, (index * 7) % 60, {
          type: feedbackTypes[index % 4],
          rating: index % 4 === 1 ? null : 1 + (index % 5),
          page: index % 2 === 0 ? '/mood' : '',
          context: {
            remotes: [
              { name: 'mood', version: `1.${index % 3}.0` },
              { name: 'journal', version: '2.0.0' },
            ],
          },
        }),
      )
    for (const id of ids.filter((_, index) => index % 6 < 2))
      await kyselyInbox(database.db).remove(id, doing)
    await kyselyUsers(database.db).remove(leaving.id, async () => undefined)
    people.pop()

    const { rows: weeks } = await sql<Record<string, unknown>>`
      select part, subject, week, sum(messages) as messages, sum(rating * messages) as stars,
        sum(case when type = 'bug' then messages else 0 end) as bugs
      from feedback_weeks group by 1, 2, 3 order by 1, 2, 3`.execute(database.db)
    const { rows: sums } = await sql`
      select part, subject, week, bug + feature + improvement + general as messages,
        rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5 as stars, bug as bugs
      from feedback_week_sums order by 1, 2, 3`.execute(database.db)
    expect(sums).toEqual(weeks)

    const { rows: releases } = await sql<Record<string, number>>`
      select name, version, first_at, messages, bug + feature + improvement + general as kinds,
        people, round(cast(means as numeric), 6) as means, round(cast(squares as numeric), 6) as squares
      from feedback_releases order by 1, 2`.execute(database.db)
    const { rows: scratch } = await sql<Record<string, number>>`
      select name, version, first_at, messages, messages as kinds, coalesce(people, 0) as people,
        round(cast(coalesce(means, 0) as numeric), 6) as means,
        round(cast(coalesce(squares, 0) as numeric), 6) as squares
      from (
        select name, version, min(created_at) as first_at, count(*) as messages
        from feedback_remotes group by name, version
      ) as sent left join (
        select name, version, count(*) as people, sum(mean) as means, sum(mean * mean) as squares
        from (
          select name, version, avg(cast(rating as double precision)) as mean from feedback_remotes
          where rating is not null and author_id is not null group by name, version, author_id
        ) as means_of_people group by name, version
      ) as raters using (name, version) order by 1, 2`.execute(database.db)
    expect(releases).toHaveLength(4)
    expect(releases).toEqual(scratch)
  })

  it('compares a release with the one before that enough people rated, each of whom counts once', async () => {
    const old = { context: from('journal', '2.14.0') }
    const hasty = { context: from('journal', '2.14.1') }
    const next = { context: from('journal', '2.15.0') }
    for (const person of Array(10).keys())
      await send(person + 10, 30, { rating: 4 + (person % 2), ...old })
    for (const _ of Array(30)) await send(10, 29, { rating: 1, ...old })
    await send(11, 20, { rating: 3, ...hasty })
    for (const person of Array(9).keys())
      await send(person + 6, 3, { rating: 2 + (person % 2), ...next })
    const [journal] = (await trends()).remotes
    const [since, between, before] = journal?.releases ?? []
    expect([since?.version, between?.version, before?.version]).toEqual([
      '2.15.0',
      '2.14.1',
      '2.14.0',
    ])
    const { change } = since ?? {}
    // One of ten gave one star thirty times.
    expect(change).toMatchObject({
      before_version: '2.14.0',
      before: { people: 10 },
      since: { people: 9 },
    })
    expect(change?.before.mean).toBeCloseTo((4 * 4 + 5 * 5 + (4 + 30) / 31) / 10, 9)
    expect(change?.high).toBeLessThan(0)
    expect(between).not.toHaveProperty('change')
    expect(between?.raters).toEqual({ people: 1, mean: 3 })
    expect(before).not.toHaveProperty('change')
  })

  it('says nothing of a release that fewer than eight people rated', async () => {
    for (const person of Array(9).keys())
      await send(person + 6, 9, { rating: 5, context: from('mood', '1.0.0') })
    for (const person of Array(7).keys())
      await send(person + 6, 2, { rating: 1, context: from('mood', '1.1.0') })
    const [mood] = (await trends()).remotes
    expect(mood?.releases[0]).toMatchObject({ version: '1.1.0', general: 7, raters: { people: 7 } })
    expect(mood?.releases[0]).not.toHaveProperty('change')
  })
})
