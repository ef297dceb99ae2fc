import type { Repositories } from '#src/repositories.ts'
import { stores } from '../support/stores.ts'

const monday = {
  instant: '2031-03-03T10:00:00.000000Z',
  localDate: '2031-03-03',
  timeZone: 'UTC',
  utcOffset: null,
}

describe.each(stores)('idempotency keys in $name', ({ open }) => {
  let store: Awaited<ReturnType<typeof open>>
  let userId = 0

  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    userId = await store.newUser()
  })
  afterAll(() => store.close())

  const now = new Date('2031-03-03T10:00:00Z')
  const claim = (request = 'a', at = now) => ({ userId, key: 'k', request, now: at })
  const write = ({ moods }: Repositories) => moods.add(userId, { mood_value: 3 }, monday)
  const stored = async (): Promise<unknown[]> =>
    JSON.parse(await store.repositories.moods.list(userId).whole())

  /** The id of the outcome, and what was made. */
  const run = async (request?: Parameters<typeof claim>[0], at?: Date) => {
    const outcome = await store.repositories.idempotency.run(claim(request, at), write)
    return 'made' in outcome ? { id: outcome.made.id, made: outcome.made } : outcome
  }

  it('return the id of the first result again', async () => {
    const first = await run()
    const { id } = first
    expect(await run()).toEqual({ id, isSameRequest: true })
    expect(await run('b')).toEqual({ id, isSameRequest: false })
    expect(first).toHaveProperty('made')
    expect(await stored()).toMatchObject([{ id }])
  })

  it('write once when the same key comes several times at once', async () => {
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => run()))
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('store nothing of a failed write', async () => {
    const { idempotency } = store.repositories
    const fail = async () => {
      throw new Error('no')
    }
    await expect(idempotency.run(claim(), fail)).rejects.toThrow('no')
    expect(await run()).toHaveProperty('made')
  })

  it('belong to one user', async () => {
    const first = await run()
    userId = await store.newUser()
    const other = await run()
    expect(other.id).not.toBe(first.id)
  })

  it('expire after 48 hours', async () => {
    const first = await run()
    const later = await run('b', new Date('2031-03-05T10:00:01Z'))
    expect(later).toHaveProperty('made')
    expect(later.id).not.toBe(first.id)
  })
})
