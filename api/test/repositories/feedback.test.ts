import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { databases } from '../support/databases.ts'
import { kyselyFeedback } from '#src/feedback/feedback.kysely.ts'
import { kyselyInbox, type FeedbackInbox } from '#src/feedback/inbox.kysely.ts'
import type { Author, FeedbackRepository } from '#src/feedback/feedback.repository.ts'
import type { NewFeedback } from '@truenorth/api-contract/feedback'
import type { FeedbackQuery } from '@truenorth/api-contract/inbox'

type Store = {
  feedback: FeedbackRepository
  inbox: FeedbackInbox
  join: (username: string) => Promise<Author>
  close: () => Promise<void>
}

const stores = databases.map(({ name, open }) => ({
  name,
  open: async (): Promise<Store> => {
    const { database, close } = await open()
    const users = kyselyUsers(database.db)
    const join = (username: string) =>
      users.add({ username, email: '', passwordHash: '', now: new Date() })
    return { feedback: kyselyFeedback(database.db), inbox: kyselyInbox(database.db), join, close }
  },
}))

const start = Date.parse('2031-03-05T10:00:00Z')
const doing = { adminId: 1, now: new Date(start) }
const minute = (count: number) => new Date(start + count * 60_000)

describe.each(stores)('feedback in $name', ({ open }) => {
  let store: Store
  let casey: Author
  let ids: number[]

  const given: NewFeedback[] = [
    { type: 'bug', message: 'A button does nothing.', rating: 4, email: 'casey@example.com' },
    { type: 'feature', message: '100% of the STRAẞE, don’t résumé', rating: 2, page: '/mood' },
    { message: 'Under_score and \\ back' },
    { type: 'bug', message: 'Two\nlines', rating: 4, page: '/journal' },
  ]

  beforeAll(async () => {
    store = await open()
    casey = await store.join('Casey')
    ids = []
    for (const [index, one] of given.entries()) {
      ids.push((await store.feedback.add(casey, one, minute(index))).id)
    }
  })
  afterAll(() => store.close())

  const listed = async (query: FeedbackQuery) =>
    (await store.inbox.list(query)).map(({ id }) => ids.indexOf(id) + 1)

  it('stores what was sent, and defaults for what was left out', async () => {
    expect(await store.inbox.list({ id: ids[2] })).toEqual([
      {
        id: ids[2],
        version: 1,
        type: 'general',
        message: 'Under_score and \\ back',
        email: '',
        rating: null,
        page: '',
        username: 'Casey',
        is_read: false,
        created_at: '2031-03-05T10:02:00Z',
        state: 'new',
        labels: [],
      },
    ])
  })

  it.each([
    [{}, [4, 3, 2, 1]],
    [{ ordering: 'created_at' as const }, [1, 2, 3, 4]],
    [{ ordering: '-rating' as const }, [4, 1, 2, 3]],
    [{ ordering: 'rating' as const }, [2, 4, 1, 3]],
    [{ type: 'bug' as const }, [4, 1]],
    [{ is_read: true }, []],
    [{ page: 2, page_size: 3 }, [1]],
    [{ page: 9 }, []],
    [{ type: 'bug' as const, ordering: 'created_at' as const, page_size: 1 }, [1]],
    [{ search: 'BUTTON' }, [1]],
    [{ search: '/JOURNAL' }, [4]],
    [{ search: 'example.com' }, [1]],
    [{ search: 'cAsEy' }, [4, 3, 2, 1]],
    [{ search: 'straße' }, [2]],
    [{ search: 'strasse' }, [2]],
    [{ search: "don't resume" }, [2]],
    [{ search: 'nothing button' }, [1]],
    [{ search: 'button casey' }, [1]],
    [{ search: 'button strasse' }, []],
    [{ search: 'two lines' }, [4]],
    [{ search: ' \u200B ' }, [4, 3, 2, 1]],
    [{ search: '100%' }, [2]],
    [{ search: '%' }, [2]],
    [{ search: '_' }, [3]],
    [{ search: '\\' }, [3]],
    [{ search: "'; drop table feedback; --" }, []],
  ])('%j finds %j', async (query, found) => {
    expect(await listed(query)).toEqual(found)
  })

  it('counts everything, and the matches of a query on all its pages', async () => {
    expect(await store.inbox.summary({ type: 'bug', page: 2, page_size: 1 })).toEqual({
      total: 4,
      unread: 4,
      bug: 2,
      feature: 1,
      improvement: 0,
      general: 1,
      matching: 2,
    })
  })

  it('returns items by their ids, in that order, without deleted ones', async () => {
    const all = await store.inbox.ids({ page: 2, page_size: 1 })
    expect(all.map((id) => ids.indexOf(id) + 1)).toEqual([4, 3, 2, 1])
    const found = await store.inbox.byIds([ids[1] ?? 0, 424_242, ids[3] ?? 0])
    expect(found.map(({ id }) => ids.indexOf(id) + 1)).toEqual([2, 4])
    expect(await store.inbox.byIds([])).toEqual([])
  })

  it('returns when one user has sent since a moment', async () => {
    const river = await store.join('river')
    const { id } = await store.feedback.add(river, { message: 'Mine' }, minute(9))
    expect(await store.feedback.sentSince(casey.id, minute(2))).toHaveLength(2)
    expect(await store.feedback.sentSince(river.id, minute(0))).toEqual([minute(9)])
    await store.inbox.remove(id, doing)
    expect(await store.inbox.find(id)).toBeUndefined()
  })

  it('marks as read, only over the given version', async () => {
    const { id } = await store.feedback.add(casey, { message: 'Read me' }, minute(10))
    expect(await store.inbox.update(id, { is_read: true }, doing, 7)).toBeUndefined()
    expect(await store.inbox.update(id, { is_read: true }, doing, 1)).toMatchObject({
      is_read: true,
      version: 2,
    })
    expect(await store.inbox.update(id, {}, doing)).toMatchObject({ is_read: true, version: 3 })
    expect((await store.inbox.list({ is_read: true })).map((one) => one.id)).toEqual([id])
    await store.inbox.remove(id, doing)
    expect(await store.inbox.update(id, { is_read: true }, doing)).toBeUndefined()
  })
})
