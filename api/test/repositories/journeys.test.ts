import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { databases } from '../support/databases.ts'
import { partsOf, textOf, type LongList } from '#src/db/longList.ts'
import { kyselyJourneys } from '#src/journeys/journey.kysely.ts'
import { memoryJourneys } from '#src/journeys/journey.repository.ts'
import type { JourneyRepository } from '#src/journeys/journey.repository.ts'
import { kyselyMilestones } from '#src/journeys/milestone.kysely.ts'
import { memoryMilestones } from '#src/journeys/milestone.repository.ts'
import type { MilestoneRepository } from '#src/journeys/milestone.repository.ts'

type Store = {
  journeys: JourneyRepository
  milestones: MilestoneRepository
  join: (username: string) => Promise<number>
  close: () => Promise<void>
}

const inMemory = async (): Promise<Store> => {
  let users = 0
  const milestones = memoryMilestones()
  const join = async () => {
    users += 1
    return users
  }
  return { journeys: memoryJourneys(milestones), milestones, join, close: async () => {} }
}

const stores = [
  { name: 'memory', open: inMemory },
  ...databases.map(({ name, open }) => ({
    name,
    open: async (): Promise<Store> => {
      const { database, close } = await open()
      const { db } = database
      const join = async (username: string) => {
        const who = { username, email: '', passwordHash: '', now: new Date() }
        return (await kyselyUsers(db).add(who)).id
      }
      return { journeys: kyselyJourneys(db), milestones: kyselyMilestones(db), join, close }
    },
  })),
]

const at = (second: number) => `2031-03-05T10:00:${String(second).padStart(2, '0')}.000000Z`
const pages = {
  title: 'Morning pages',
  start_date: '2031-03-01',
  target_date: '2031-03-31',
  category: 'creativity',
} as const

describe.each(stores)('journeys in $name', ({ open }) => {
  let store: Store
  let casey = 0
  let count = 0

  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    count += 1
    casey = await store.join(`casey${count}`)
  })
  afterAll(() => store.close())

  const start = (title: string = pages.title) =>
    store.journeys.add(casey, { ...pages, title }, at(0))
  const set = async (journeyId: number, is_completed: boolean, second = 1) => {
    const milestone = { title: `Chapter ${second}`, type: 'habit', is_completed } as const
    const added = await store.milestones.add(journeyId, milestone, at(second))
    if (!added) throw new Error('the journey is gone')
    return added
  }

  it('stores defaults for what a create leaves out', async () => {
    expect(await start()).toEqual({
      ...pages,
      id: expect.any(Number),
      version: 1,
      description: '',
      status: 'active',
      status_display: 'Active',
      categoryDisplay: 'Creativity',
      color: 'from-blue-500 to-cyan-500',
      emoji: '🧭',
      progress: 0,
      completed_milestones: 0,
      total_milestones: 0,
      current_waypoint: 0,
      total_waypoints: 0,
      achievements: 0,
      last_activity: '2031-03-05T10:00:00Z',
      is_active: true,
      created_at: '2031-03-05T10:00:00Z',
      updated_at: '2031-03-05T10:00:00Z',
    })
  })

  const listed = async (list: LongList) => {
    const items: { title: string }[] = JSON.parse(await list.whole())
    // In parts it is the same.
    const parts: string[] = []
    for await (const part of partsOf(list, 1, 1)) parts.push(textOf(part))
    expect(JSON.parse(`[${parts.join(',')}]`)).toEqual(items)
    return items
  }

  it('computes the progress of a journey from its milestones', async () => {
    const { id } = await start()
    await set(id, true, 1)
    await set(id, false, 2)
    await set(id, false, 9)
    const expected = {
      progress: 33,
      completed_milestones: 1,
      total_milestones: 3,
      current_waypoint: 2,
      total_waypoints: 3,
      achievements: 1,
      last_activity: '2031-03-05T10:00:09Z',
      updated_at: '2031-03-05T10:00:00Z',
    }
    expect(await store.journeys.find(casey, id)).toMatchObject(expected)
    expect(await listed(store.journeys.list(casey))).toMatchObject([expected])
  })

  it('counts a milestone that is completed, reopened and deleted', async () => {
    const { id } = await start()
    const milestone = await set(id, false)
    const standing = async () => (await store.journeys.find(casey, id))?.completed_milestones
    await store.milestones.update(id, milestone.id, { is_completed: true }, at(2))
    expect(await standing()).toBe(1)
    await store.milestones.update(id, milestone.id, { is_completed: false }, at(3))
    expect(await standing()).toBe(0)
    await store.milestones.remove(id, milestone.id)
    expect(await store.journeys.find(casey, id)).toMatchObject({ total_milestones: 0 })
  })

  it('lists journeys newest first, and milestones in the order in which they were added', async () => {
    const first = await start('First')
    await start('Second')
    await set(first.id, false, 1)
    await set(first.id, false, 2)
    const titles = (items: { title: string }[]) => items.map(({ title }) => title)
    expect(titles(await listed(store.journeys.list(casey)))).toEqual(['Second', 'First'])
    expect(titles(await listed(store.milestones.list(first.id)))).toEqual([
      'Chapter 1',
      'Chapter 2',
    ])
  })

  it('changes only the given fields, and only over the given version', async () => {
    const { id } = await start()
    const first = await store.journeys.update(casey, id, { status: 'paused' }, at(5), 1)
    expect(first).toMatchObject({
      ...pages,
      status: 'paused',
      is_active: false,
      version: 2,
      updated_at: '2031-03-05T10:00:05Z',
    })
    expect(await store.journeys.update(casey, id, { title: 'x' }, at(6), 1)).toBeUndefined()
    const milestone = await set(id, false)
    const later = await store.milestones.update(id, milestone.id, { progress: 40 }, at(7), 1)
    expect(later).toMatchObject({ title: 'Chapter 1', progress: 40, version: 2 })
    expect(
      await store.milestones.update(id, milestone.id, { progress: 50 }, at(8), 1),
    ).toBeUndefined()
  })

  it('deletes a journey with its milestones and nothing else', async () => {
    const [gone, kept] = [await start('Gone'), await start('Kept')]
    const lost = await set(gone.id, false)
    const safe = await set(kept.id, false)
    await store.journeys.remove(casey, gone.id)
    expect(await store.journeys.find(casey, gone.id)).toBeUndefined()
    expect(await store.milestones.find(gone.id, lost.id)).toBeUndefined()
    expect(await listed(store.milestones.list(gone.id))).toEqual([])
    expect(
      await store.milestones.add(gone.id, { title: 'x', type: 'habit' }, at(3)),
    ).toBeUndefined()
    expect(await listed(store.journeys.list(casey))).toMatchObject([
      { title: 'Kept', total_milestones: 1 },
    ])
    expect(await store.milestones.find(kept.id, safe.id)).toEqual(safe)
  })

  it('does not return the journeys of another user', async () => {
    const { id } = await start()
    const robin = await store.join(`robin${count}`)
    expect(await listed(store.journeys.list(robin))).toEqual([])
    expect(await store.journeys.find(robin, id)).toBeUndefined()
    expect(await store.journeys.update(robin, id, { title: 'Mine' }, at(2))).toBeUndefined()
    await store.journeys.remove(robin, id)
    expect(await store.journeys.find(casey, id)).toMatchObject({ title: 'Morning pages' })
  })

  it('finds a milestone through its own journey only', async () => {
    const [one, other] = [await start('One'), await start('Other')]
    const { id } = await set(one.id, false)
    expect(await store.milestones.find(other.id, id)).toBeUndefined()
    expect(await store.milestones.update(other.id, id, { title: 'x' }, at(2))).toBeUndefined()
    await store.milestones.remove(other.id, id)
    expect(await store.milestones.find(one.id, id)).toMatchObject({ id })
  })
})
