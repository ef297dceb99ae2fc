import { mostItemsOfBatch } from '@truenorth/api-contract/imports'
import { mostReadingsOfDay } from '@truenorth/api-contract/moods'
import { databases } from '../support/databases.ts'
import { entryItem, readingItem } from '../support/importItems.ts'
import { importsOf, newPerson } from '../support/person.ts'

describe.each(databases)('items of an import on $name', ({ open }) => {
  const person = newPerson(open, 'importer')
  const { get } = person
  const { post, begin, add, importAll } = importsOf(person)

  it('keeps when an item of an archive was last changed, and does not count that as a change of its own', async () => {
    const edited_at = '2024-06-05T08:00:00.123Z'
    const id = await importAll(
      readingItem('walked', { edited_at }),
      readingItem('left as it was'),
      entryItem('rewritten', { edited_at }),
      entryItem('kept'),
    )
    const readings = await get('/mood/')
    expect(
      readings.map((one: { note: string; edited_at: string }) => [one.note, one.edited_at]),
    ).toEqual(
      expect.arrayContaining([
        ['walked', '2024-06-05T08:00:00.123000Z'],
        ['left as it was', null],
      ]),
    )
    const entries = await get('/journal/')
    const [rewritten, kept] = ['rewritten', 'kept'].map((title) =>
      entries.find((entry: { title: string }) => entry.title === title),
    )
    expect(rewritten.updated_at).toBe('2024-06-05T08:00:00.123000Z')
    expect(rewritten.created_at).toBe('2024-06-03T19:30:00Z')
    expect(kept.updated_at).toBe(kept.created_at)
    expect(await get(`/imports/${id.id}/edited/`)).toEqual([])
  })

  it('brings no day over a thousand readings, and neither does a reading by hand', async () => {
    const id = await begin()
    const items = Array.from({ length: mostReadingsOfDay + 1 }, (_, index) =>
      readingItem(`reading ${index}`),
    )
    const [most, last] = [items.slice(0, -1), items.slice(-1)]
    for (let start = 0; start < most.length; start += mostItemsOfBatch)
      await add(id, ...most.slice(start, start + mostItemsOfBatch))
    const full = {
      detail: '2024-06-03 has 1000 readings already, which is the most for one day.',
    }
    const refused = await add(id, ...last)
    expect([refused.status, refused.body]).toEqual([413, full])
    expect((await add(id, readingItem('next day', { local_date: '2024-06-04' }))).body).toEqual({
      added: 1,
    })
    await post(`${id}/finish/`)
    const write = async (path: string, method: string, recorded_at: string) => {
      const options = {
        method,
        token: person.token,
        body: { mood_value: 3, recorded_at, time_zone: 'UTC' },
      }
      const { status, body } = await person.server.call(path, options)
      return [status, body]
    }
    expect(await write('/mood/', 'POST', '2024-06-03T12:00:00Z')).toEqual([413, full])
    const [newest] = await get('/mood/')
    expect(newest.local_date).toBe('2024-06-04')
    const own = `/mood/${newest.id}/`
    expect(await write(own, 'PATCH', '2024-06-03T12:00:00Z')).toEqual([413, full])
    // What is there can still be changed.
    const [, earlier] = await get('/mood/')
    expect((await write(`/mood/${earlier.id}/`, 'PATCH', '2024-06-03T12:00:00Z'))[0]).toBe(200)
  })
})
