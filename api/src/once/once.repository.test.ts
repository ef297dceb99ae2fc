import type { Repositories } from '../repositories.ts'
import { stores } from '../testbed/stores.ts'

const monday = { instant: '2031-03-03T10:00:00.000000Z', localDate: '2031-03-03', timeZone: 'UTC' }

describe.each(stores)('writing once in $name', ({ open }) => {
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
    JSON.parse(await store.repositories.moods.list(userId))

  it('answers the first answer again', async () => {
    const { once } = store.repositories
    const first = await once.run(claim(), write)
    expect(await once.run(claim(), write)).toEqual(first)
    expect(await once.run(claim('b'), write)).toEqual({ ...first, sameRequest: false })
    expect(await stored()).toEqual([first.item])
  })

  it('writes once when the same key comes several times at once', async () => {
    const { once } = store.repositories
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => once.run(claim(), write)))
    expect(new Set(outcomes.map(({ item }) => item.id)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('remembers nothing of a write that failed', async () => {
    const { once } = store.repositories
    const fail = async () => {
      throw new Error('no')
    }
    await expect(once.run(claim(), fail)).rejects.toThrow('no')
    expect(await once.run(claim(), write)).toMatchObject({ sameRequest: true })
  })

  it('keeps users apart', async () => {
    const { once } = store.repositories
    const first = await once.run(claim(), write)
    userId = await store.newUser()
    const other = await once.run(claim(), write)
    expect(other.item.id).not.toBe(first.item.id)
  })

  it('takes a key anew after 48 hours', async () => {
    const { once } = store.repositories
    const first = await once.run(claim(), write)
    const later = await once.run(claim('b', new Date('2031-03-05T10:00:01Z')), write)
    expect(later).toMatchObject({ sameRequest: true })
    expect(later.item.id).not.toBe(first.item.id)
  })
})
