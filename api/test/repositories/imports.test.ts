import {
  ImportedPicturesRefused,
  ImportIsOpen,
  WaypointsMissing,
} from '#src/imports/import.repository.ts'
import { momentOfItem, newImportItemSchema } from '#src/imports/importItem.ts'
import { checkedPaths } from '#src/imports/importPath.ts'
import { textOf } from '#src/db/longList.ts'
import { askedItemSchema } from '@truenorth/api-contract/imports'
import { entryItem, pathItem, readingItem } from '../support/importItems.ts'
import { webp } from '../support/pictures.ts'
import { stores } from '../support/stores.ts'

const now = '2031-03-05T10:00:00.000000Z'
const anHourAgo = '2031-03-05T09:00:00.000000Z'
const begun = { source: 'jrnl', file_name: 'journal.json' } as const

const dated = (...given: object[]) =>
  given.map((one) => {
    const item = newImportItemSchema.parse(one)
    return { item, moment: momentOfItem(item) }
  })

describe.each(stores)('imports in $name', ({ open }) => {
  let store: Awaited<ReturnType<typeof open>>
  let userId = 0

  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    userId = await store.newUser()
  })

  const repositories = () => store.repositories
  const moods = async () => JSON.parse(textOf(await repositories().moods.list(userId).whole()))
  const entries = async () =>
    JSON.parse(textOf(await repositories().journalEntries.list(userId).whole()))
  const begin = () => repositories().imports.begin(userId, begun, now, anHourAgo)
  const picture = { bytes: new Uint8Array(webp), type: 'image/webp', alt: '' } as const

  it('add everything when they are finished, and take it away when they are undone', async () => {
    const { imports, journalImages } = repositories()
    const { id } = await begin()
    const { path, id: imageId } = await journalImages.add(userId, picture, now, id)
    const items = dated(readingItem('a', { local_time: null }), entryItem('b', { images: [path] }))
    expect(await imports.addItems(userId, id, items, now)).toBe(2)
    expect(await imports.addItems(userId, id, items, now)).toBe(0)
    expect([await moods(), await entries()]).toEqual([[], []])
    expect(await journalImages.find(userId, imageId)).toBeUndefined()
    expect(await journalImages.countLoose(userId)).toBe(0)
    const done = await imports.finish(userId, id, now)
    expect(done).toMatchObject({ state: 'done', readings: 1, entries: 1, images: 1 })
    expect(await moods()).toMatchObject([{ note: 'a', has_time: false }])
    expect(await entries()).toMatchObject([{ title: 'b', has_emotion: false, images: [path] }])
    await imports.undo(userId, id, true)
    await imports.erase()
    expect([await moods(), await entries()]).toEqual([[], []])
    expect(await journalImages.find(userId, imageId)).toBeUndefined()
    expect(await imports.list(userId)).toMatchObject([{ id, state: 'undone', undo_until: null }])
    const again = await begin()
    expect(await imports.addItems(userId, again.id, dated(readingItem('a')), now)).toBe(1)
  })

  it('know keys, changed contents and likenesses once they are finished', async () => {
    const { imports } = repositories()
    const { id } = await begin()
    const [a, b] = [readingItem('a'), readingItem('b')]
    await imports.addItems(userId, id, dated(a), now)
    expect(await imports.known(userId, [a])).toEqual({ known: [], changed: [], similar: [] })
    await imports.finish(userId, id, now)
    const changed = { ...a, content: b.content }
    const similar = { ...b, likeness: a.likeness }
    const known = await imports.known(userId, [b, a, changed, similar])
    expect(known).toEqual({ known: [1, 2], changed: [2], similar: [3] })
  })

  it('know items of our own archive by their ids, however they came to be here', async () => {
    const { imports, moods: readings, journalEntries, journeys } = repositories()
    const moment = momentOfItem(newImportItemSchema.parse(readingItem('a')))
    const { id, timestamp } = await readings.add(userId, { mood_value: 4 }, moment)
    const day = { entry_date: '2024-06-03', mood: 4, emotion: 'calm', title: 'Sea' } as const
    const entry = await journalEntries.add(userId, { ...day, content: '' }, now)
    const { title, start_date, target_date } = pathItem('p')
    const walk = { title, start_date, target_date, category: 'wellness' } as const
    const path = await journeys.add(userId, walk, now)
    const ask = (kind: string, name: string, given: object) => ({
      ...readingItem(name),
      archived: { kind, id, version: 1, made_at: timestamp, ...given },
    })
    const asked = [
      ask('reading', 'a', {}),
      ask('entry', 'b', { id: entry.id, made_at: entry.created_at }),
      ask('path', 'c', { id: path.id, made_at: path.created_at }),
      ask('reading', 'd', { version: 2, made_at: '2024-06-03T01:00:00Z' }),
      ask('reading', 'e', { id: id + 1 }),
    ].map((one) => askedItemSchema.parse(one))
    const nothing = { known: [], changed: [], similar: [] }
    const all = { known: [0, 1, 2, 3], changed: [3], similar: [] }
    expect(await imports.known(userId, asked, true)).toEqual(all)
    expect(await imports.known(userId, asked, false)).toEqual(nothing)
    // An archive that does not say whose it is: ids are of many sites, moments are not.
    const unmarked = { ...nothing, known: [0, 1, 2] }
    expect(await imports.known(userId, asked)).toEqual(unmarked)
    const other = await store.newUser()
    expect(await imports.known(other, asked, true)).toEqual(nothing)
    expect(await imports.accountMark(userId)).not.toBe(await imports.accountMark(other))
  })

  it('keep edited items and their keys where they are told to', async () => {
    const { imports, moods: readings } = repositories()
    const { id } = await begin()
    const items = [readingItem('a'), readingItem('b')]
    await imports.addItems(userId, id, dated(...items), now)
    await imports.finish(userId, id, now)
    const [{ id: moodId }] = await moods()
    await readings.update(userId, moodId, { content: { mood_value: 1 } })
    const edited = { kind: 'reading', id: moodId, local_date: '2024-06-03', title: '' }
    expect(await imports.edited(userId, id)).toEqual([edited])
    await imports.undo(userId, id, true)
    expect(await moods()).toMatchObject([{ id: moodId, mood_value: 1 }])
    const { known } = await imports.known(userId, items)
    expect(known).toHaveLength(1)
  })

  it('are one at a time, and end when nobody continues them', async () => {
    const { imports, journalImages } = repositories()
    const { id } = await begin()
    await expect(begin()).rejects.toThrow(ImportIsOpen)
    const { id: imageId } = await journalImages.add(userId, picture, anHourAgo, id)
    await imports.addItems(userId, id, dated(readingItem('a')), now)
    // A picture of an open import is none that an entry has lost.
    await journalImages.removeLoose('2031-03-05T11:00:00.000000Z')
    expect(await journalImages.find(userId, imageId, id)).toBeDefined()
    await imports.cancelAbandoned('2031-03-05T10:00:00.000001Z')
    await imports.erase()
    expect(await imports.list(userId)).toEqual([])
    expect(await imports.addItems(userId, id, dated(readingItem('b')), now)).toBeUndefined()
    expect(await journalImages.find(userId, imageId, id)).toBeUndefined()
  })

  it('refuse pictures that were not sent to them, and add nothing then', async () => {
    const { imports, journalImages } = repositories()
    const { id } = await begin()
    const { path } = await journalImages.add(userId, picture, now)
    const adding = imports.addItems(
      userId,
      id,
      dated(readingItem('a'), entryItem('b', { images: [path] })),
      now,
    )
    await expect(adding).rejects.toThrow(ImportedPicturesRefused)
    expect(await imports.find(userId, id)).toMatchObject({ readings: 0, entries: 0 })
  })

  it('add paths as they were, and take away those that nobody changed', async () => {
    const { imports, journeys, milestones } = repositories()
    const paths = async (): Promise<{ id: number; title: string }[]> =>
      JSON.parse(textOf(await journeys.list(userId).whole()))
    const { id } = await begin()
    const first = await checkedPaths({ paths: [pathItem('a', ['one']), pathItem('b')] })
    expect(await imports.addPaths(userId, id, first, now)).toBe(2)
    const rest = { ...pathItem('a', ['two']), waypoints_before: 1 }
    for (const more of [[rest], [rest], [pathItem('a', ['one'])]])
      expect(await imports.addPaths(userId, id, await checkedPaths({ paths: more }), now)).toBe(0)
    const gap = await checkedPaths({ paths: [pathItem('d'), { ...rest, waypoints_before: 3 }] })
    await expect(imports.addPaths(userId, id, gap, now)).rejects.toThrow(WaypointsMissing)
    expect(await paths()).toEqual([])
    expect(await imports.newKeys(userId, id, [pathItem('a').key, pathItem('e').key])).toEqual(
      new Set([pathItem('e').key]),
    )
    expect(await imports.finish(userId, id, now)).toMatchObject({ readings: 0, paths: 2 })
    const { created_at, updated_at, last_activity, title, emoji } = pathItem('a')
    const [b, a] = await paths()
    expect(a).toMatchObject({ title, emoji, created_at, updated_at, last_activity })
    const waypoints = JSON.parse(textOf(await milestones.list(a?.id ?? 0).whole()))
    expect(waypoints).toMatchObject([{ title: 'one' }, { title: 'two' }])
    expect(await imports.edited(userId, id)).toEqual([])
    await milestones.add(b?.id ?? 0, { title: 'mine', type: 'habit' }, now)
    expect(await imports.edited(userId, id)).toMatchObject([{ title: 'b', is_path: true }])
    await imports.undo(userId, id, true)
    await imports.erase()
    expect(await paths()).toMatchObject([{ id: b?.id, title: 'b' }])
    const again = await begin()
    expect(await imports.addPaths(userId, again.id, first, now)).toBe(1)
  })
})
