import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { kyselyRepositories } from '#src/kyselyRepositories.ts'
import { memoryRepositories } from '#src/repositories.ts'
import type { Repositories } from '#src/repositories.ts'
import { databases } from '../support/databases.ts'
import type { NewJournalEntry } from '@truenorth/api-contract/journal'
import { textOf, type Json } from '#src/db/longList.ts'
import { PicturesRefused } from '#src/journal/pictures.ts'

type Store = Pick<Repositories, 'journalEntries' | 'journalImages'> & {
  join: (username: string) => Promise<{ id: number }>
  close: () => Promise<void>
}

const inMemory = async (): Promise<Store> => {
  let id = 0
  const join = async () => {
    id += 1
    return { id }
  }
  return { ...memoryRepositories(), join, close: async () => undefined }
}

const stores = [
  { name: 'memory', open: inMemory },
  ...databases.map(({ name, open }) => ({
    name,
    open: async (): Promise<Store> => {
      const { database, close } = await open()
      const users = kyselyUsers(database.db)
      const join = (username: string) =>
        users.add({ username, email: '', passwordHash: '', now: new Date() })
      return { ...kyselyRepositories(database.db, database.dialect), join, close }
    },
  })),
]

const now = '2031-03-05T10:00:00.000000Z'
const later = '2031-03-05T11:00:00.000000Z'
const rain: NewJournalEntry = {
  title: 'Rain',
  content: 'On the "roof" 🌧️\nand \\ on.',
  entry_date: '2031-03-05',
  mood: 4,
  emotion: 'calm',
}
const picture = { bytes: new Uint8Array([1, 0, 255]), type: 'image/webp' as const, alt: 'Ein Fuß' }

describe.each(stores)('the journal in $name', ({ open }) => {
  let store: Store
  let casey = 0
  let river = 0
  let count = 0

  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    count += 1
    casey = (await store.join(`casey${count}`)).id
    river = (await store.join(`river${count}`)).id
  })
  afterAll(() => store.close())

  const listed = async (userId = casey): Promise<{ id: number; images: string[] }[]> =>
    JSON.parse(await store.journalEntries.list(userId).whole())
  const aPicture = async (userId = casey, instant = now) =>
    (await store.journalImages.add(userId, picture, instant)).path
  const idOf = (path: string) => Number(path.split('/').at(-2))
  const isThere = async (path: string) =>
    (await store.journalImages.find(casey, idOf(path))) !== undefined

  it('returns an entry as it was written, alone and in the list', async () => {
    const entry = await store.journalEntries.add(casey, { ...rain, tags_input: ['a', 'b"'] }, now)
    expect(entry).toEqual({
      ...rain,
      entry_time: null,
      has_emotion: true,
      id: entry.id,
      version: 1,
      tags: ['a', 'b"'],
      images: [],
      sealed: null,
      created_at: '2031-03-05T10:00:00Z',
      updated_at: '2031-03-05T10:00:00Z',
    })
    expect(await store.journalEntries.find(casey, entry.id)).toEqual(entry)
    expect(await listed()).toEqual([entry])
  })

  it('lists the newest day first, and within a day the last written entry first', async () => {
    const ids: number[] = []
    for (const entry_date of ['2031-03-04', '2031-03-06', '2031-03-04']) {
      ids.push((await store.journalEntries.add(casey, { ...rain, entry_date }, now)).id)
    }
    expect((await listed()).map(({ id }) => ids.indexOf(id))).toEqual([1, 2, 0])
    const list = store.journalEntries.list(casey)
    const newest = await list.part(undefined, 2, 1000)
    const rest = await list.part(newest.next, 2, 1000)
    const idsIn = (items: Json): number[] =>
      JSON.parse(`[${textOf(items)}]`).map(({ id }: { id: number }) => ids.indexOf(id))
    expect([idsIn(newest.items), idsIn(rest.items), rest.next]).toEqual([[1, 2], [0], undefined])
  })

  it('changes the given fields, the time of the change and the version', async () => {
    const { id } = await store.journalEntries.add(casey, { ...rain, tags_input: ['a'] }, now)
    expect(await store.journalEntries.update(casey, id, { title: 'Snow' }, later)).toMatchObject({
      title: 'Snow',
      tags: ['a'],
      version: 2,
      created_at: '2031-03-05T10:00:00Z',
      updated_at: '2031-03-05T11:00:00Z',
    })
    expect(
      await store.journalEntries.update(casey, id, { tags_input: [] }, later, 1),
    ).toBeUndefined()
    expect(
      await store.journalEntries.update(casey, id, { tags_input: [] }, later, 2),
    ).toMatchObject({
      tags: [],
      version: 3,
    })
  })

  it('returns no entries and pictures of another user', async () => {
    const path = await aPicture()
    const { id } = await store.journalEntries.add(casey, rain, now)
    expect(await store.journalEntries.find(river, id)).toBeUndefined()
    expect(await store.journalEntries.update(river, id, { mood: 1 }, now)).toBeUndefined()
    await store.journalEntries.remove(river, id)
    expect(await listed()).toHaveLength(1)
    expect(await listed(river)).toEqual([])
    expect(await store.journalImages.find(river, idOf(path))).toBeUndefined()
    expect(await store.journalImages.describe(river, idOf(path), 'mine')).toBeUndefined()
  })

  it('returns the bytes of a picture, and changes its description', async () => {
    const path = await aPicture()
    const found = await store.journalImages.find(casey, idOf(path))
    expect(found).toMatchObject({ path, alt: 'Ein Fuß', type: 'image/webp', version: 1 })
    expect(Array.from(found?.bytes ?? [])).toEqual([1, 0, 255])
    expect(await store.journalImages.describe(casey, idOf(path), 'Ein Bein', 1)).toMatchObject({
      alt: 'Ein Bein',
      version: 2,
    })
    expect(await store.journalImages.describe(casey, idOf(path), 'x', 1)).toBeUndefined()
  })

  it('holds pictures in the given order, also after a change', async () => {
    const [a, b, c] = [await aPicture(), await aPicture(), await aPicture()]
    const { id } = await store.journalEntries.add(casey, { ...rain, images: [b, a] }, now)
    expect((await listed())[0]?.images).toEqual([b, a])
    await store.journalEntries.update(casey, id, { images: [c, b] }, later)
    expect((await store.journalEntries.find(casey, id))?.images).toEqual([c, b])
    expect((await listed())[0]?.images).toEqual([c, b])
  })

  it('refuses pictures that are unknown, of another user or of another entry, and stores nothing', async () => {
    const [own, others] = [await aPicture(), await aPicture(river)]
    const { id } = await store.journalEntries.add(casey, { ...rain, images: [own] }, now)
    const wanted = ['/journal/images/999999/', others, own, 'https://example.com/x.png']
    const adding = store.journalEntries.add(casey, { ...rain, images: wanted }, now)
    await expect(adding).rejects.toEqual(new PicturesRefused([0, 1, 2, 3]))
    expect(await listed()).toHaveLength(1)
    const changing = store.journalEntries.update(casey, id, { title: 'x', images: [others] }, later)
    await expect(changing).rejects.toThrow(PicturesRefused)
    expect(await store.journalEntries.find(casey, id)).toMatchObject({
      title: 'Rain',
      images: [own],
      version: 1,
    })
  })

  it('deletes the pictures of a deleted entry', async () => {
    const path = await aPicture()
    const { id } = await store.journalEntries.add(casey, { ...rain, images: [path] }, now)
    await store.journalEntries.remove(casey, id)
    expect(await isThere(path)).toBe(false)
  })

  it('removes only pictures that no entry has held since an instant', async () => {
    const [held, letGo, loose, fresh] = [
      await aPicture(),
      await aPicture(),
      await aPicture(),
      await aPicture(casey, later),
    ]
    const { id } = await store.journalEntries.add(casey, { ...rain, images: [held, letGo] }, now)
    await store.journalEntries.update(casey, id, { images: [held] }, later)
    await store.journalImages.removeLoose(later)
    expect(await Promise.all([held, letGo, loose, fresh].map(isThere))).toEqual([
      true,
      true,
      false,
      true,
    ])
    await store.journalImages.removeLoose('2031-03-05T11:00:00.000001Z')
    expect(await Promise.all([held, letGo, fresh].map(isThere))).toEqual([true, false, false])
  })
})
