import { decodeKind } from '@truenorth/api-contract/moodDays'
import type { Mood } from '@truenorth/api-contract/moods'
import * as fc from 'fast-check'
import { databases } from '../support/databases.ts'
import { readingItem } from '../support/importItems.ts'
import { stores } from '../support/stores.ts'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { textOf } from '#src/db/longList.ts'
import { countImportedDays } from '#src/imports/importedDays.kysely.ts'
import { momentOfItem, newImportItemSchema } from '#src/imports/importItem.ts'
import { kyselyRepositories } from '#src/kyselyRepositories.ts'
import type { MoodDays } from '#src/moods/moodDays.ts'
import { fillMoodDays } from '#src/moods/moodDays.kysely.ts'
import type { Repositories } from '#src/repositories.ts'
import { addDays } from '#src/time/calendarDay.ts'
import { storedInstant } from '#src/time/instant.ts'
import { localDate } from '#src/time/zone.ts'

const now = '2031-06-05T10:00:00.000000Z'

const hourIn = (instant: string, timeZone: string) =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(
      new Date(instant),
    ),
  )

const partAt = (hour: number) => {
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 17) return 'midday'
  return hour < 22 ? 'evening' : 'night'
}

type PlainDay = { day: string; readings: string[]; tags: string[] }

const plainDays = ({ tags, first, days }: MoodDays): PlainDay[] => {
  let day = first ?? ''
  return days.map(([gap, kinds, places]) => {
    day = addDays(day, gap)
    const readings: string[] = []
    for (let at = 0; at < kinds.length; at += 2) {
      const { mood, energy, part } = decodeKind(kinds[at] ?? 0)
      for (let n = 0; n < (kinds[at + 1] ?? 0); n += 1) readings.push(`${mood} ${energy} ${part}`)
    }
    return { day, readings: readings.sort(), tags: places.map((at) => tags[at] ?? '?').sort() }
  })
}

// The same from the list of readings, counted in the plainest way.
const daysOfList = (list: readonly Mood[]): PlainDay[] =>
  [...new Set(list.map((mood) => mood.local_date))].sort().map((day) => {
    const moods = list.filter((mood) => mood.local_date === day)
    return {
      day,
      readings: moods
        .map(({ mood_value, energy, timestamp, time_zone, has_time }) => {
          const part = has_time ? partAt(hourIn(timestamp, time_zone)) : null
          return `${mood_value} ${energy || null} ${part}`
        })
        .sort(),
      tags: [...new Set(moods.flatMap(({ tags }) => tags))].sort(),
    }
  })

const listOf = async ({ moods }: Repositories, userId: number): Promise<Mood[]> =>
  JSON.parse(textOf(await moods.list(userId).whole()))

const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati']
// New York puts its clocks forward on 9 March 2031.
const aReading = fc.record({
  mood: fc.integer({ min: 1, max: 5 }),
  energy: fc.constantFrom('low', 'high', '', null),
  tags: fc.uniqueArray(fc.constantFrom('run', 'calm', 'père', 'a'), { maxLength: 3 }),
  hour: fc.integer({ min: 0, max: 100 }),
  zone: fc.constantFrom(...zones),
})
const aStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), reading: aReading }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      reading: aReading,
      at: fc.nat(20),
      isMoved: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      readings: fc.array(aReading, { minLength: 1, maxLength: 4 }),
      isFinished: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), keepEdited: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const) }) },
)
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never
type Reading = typeof aReading extends fc.Arbitrary<infer One> ? One : never

const instantAt = (hour: number) => new Date(Date.parse('2031-03-07T00:30:00Z') + hour * 3_600_000)
let imported = 0
const itemOf = ({ mood, energy, tags, hour, zone }: Reading) => {
  imported += 1
  const item = newImportItemSchema.parse(
    readingItem(`item ${imported}`, {
      mood,
      energy: energy || null,
      tags,
      time_zone: zone,
      local_date: localDate(instantAt(hour), zone),
      local_time: hour % 3 === 0 ? null : '12:15',
    }),
  )
  return { item, moment: momentOfItem(item) }
}

const momentOf = ({ hour, zone: timeZone }: Reading) => {
  const instant = instantAt(hour)
  const localDay = localDate(instant, timeZone)
  return { instant: storedInstant(instant), localDate: localDay, timeZone, utcOffset: null }
}

const runStep = async (repositories: Repositories, userId: number, step: Step) => {
  const { moods, imports } = repositories
  const pick = async (at: number) => {
    const list = await listOf(repositories, userId)
    return list[at % Math.max(list.length, 1)]?.id ?? 0
  }
  if (step.kind === 'add') {
    const { mood: mood_value, energy, tags } = step.reading
    await moods.add(userId, { mood_value, energy, tags }, momentOf(step.reading))
  }
  if (step.kind === 'change') {
    const { mood: mood_value, energy, tags } = step.reading
    const content = { mood_value, energy, tags }
    const moment = momentOf(step.reading)
    await moods.update(
      userId,
      await pick(step.at),
      step.isMoved ? { content, moment } : { content },
    )
  }
  if (step.kind === 'remove') await moods.remove(userId, await pick(step.at))
  if (step.kind === 'import') {
    const begun = { source: 'jrnl', file_name: 'a' } as const
    const { id } = await imports.begin(userId, begun, now, now)
    await imports.addItems(userId, id, step.readings.map(itemOf), now)
    if (step.isFinished) await imports.finish(userId, id, now)
    else await imports.cancel(userId, id)
  }
  if (step.kind === 'undo') {
    const done = (await imports.list(userId)).find(({ state }) => state === 'done')
    if (done) await imports.undo(userId, done.id, step.keepEdited)
  }
  if (step.kind === 'erase') await imports.erase()
}

describe.each(stores)('counted days in $name', ({ open }) => {
  it('agree with the readings after every write, import and undo', async () => {
    const store = await open()
    const { repositories } = store
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 12 }), async (steps) => {
        const userId = await store.newUser()
        for (const step of steps) {
          await runStep(repositories, userId, step)
          const days = plainDays(await repositories.moods.days(userId))
          expect(days).toEqual(daysOfList(await listOf(repositories, userId)))
        }
      }),
      { numRuns: 25 },
    )
    await store.close()
  })
})

describe.each(databases)('stored days on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let repositories: Repositories
  let userId = 0
  const moment = { timeZone: 'UTC', utcOffset: null }
  const on = (day: string) => ({ ...moment, instant: `${day}T09:00:00.000000Z`, localDate: day })

  beforeAll(async () => {
    opened = await open()
    const { db, dialect } = opened.database
    repositories = kyselyRepositories(db, dialect)
    const account = { username: 'casey', email: '', passwordHash: '', now: new Date() }
    userId = (await kyselyUsers(db).add(account)).id
  })
  afterAll(() => opened.close())

  const tagNames = async () =>
    (await opened.database.db.selectFrom('mood_tags').select('name').execute()).map(
      ({ name }) => name,
    )

  it('hold no tag that no reading has any more', async () => {
    const { moods } = repositories
    const first = await moods.add(userId, { mood_value: 3, tags: ['secret'] }, on('2031-03-03'))
    const second = await moods.add(userId, { mood_value: 3, tags: ['secret'] }, on('2031-03-04'))
    await moods.update(userId, first.id, { content: { tags: ['run'] } })
    expect((await tagNames()).sort()).toEqual(['run', 'secret'])
    await moods.remove(userId, second.id)
    expect(await tagNames()).toEqual(['run'])
  })

  it('count a day whole when readings come at once', async () => {
    const { moods } = repositories
    const one = () => moods.add(userId, { mood_value: 4, tags: ['same'] }, on('2031-03-09'))
    await Promise.all(Array.from({ length: 8 }, one))
    const days = plainDays(await moods.days(userId))
    expect(days.find(({ day }) => day === '2031-03-09')?.readings).toHaveLength(8)
  })

  it('are filled from the readings, which answer until then, and repaired by counting them anew', async () => {
    const { db } = opened.database
    const { moods } = repositories
    for (let date = 1; date < 120; date += 1)
      await moods.add(userId, { mood_value: 1 + (date % 5) }, on(addDays('2030-01-01', date)))
    const whole = await moods.days(userId)
    await db.updateTable('mood_days').set({ kinds: '[7,9]' }).execute()
    await db.deleteFrom('mood_days').where('local_date', '>', '2030-03-01').execute()
    expect(await moods.days(userId)).not.toEqual(whole)
    await db.updateTable('users').set({ has_mood_days: 0 }).execute()
    expect(await moods.days(userId)).toEqual(whole)
    expect(await fillMoodDays(db)).toEqual({ users: 1, rows: whole.days.length })
    expect(await moods.days(userId)).toEqual(whole)
    await db.updateTable('users').set({ has_mood_days: 0 }).execute()
    expect(await fillMoodDays(db)).toEqual({ users: 1, rows: 0 })
  })

  const anImport = async () =>
    (await repositories.imports.begin(userId, { source: 'jrnl', file_name: 'a' }, now, now)).id
  // Three a day.
  const batch = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      itemOf({
        mood: 1 + (index % 5),
        energy: null,
        tags: ['père'],
        hour: 8 * (from + index),
        zone: 'UTC',
      }),
    )

  it('of an import are counted before it is finished, beside own readings and further batches', async () => {
    const { moods, imports } = repositories
    const id = await anImport()
    await imports.addItems(userId, id, batch(0, 700), now)
    for (const day of ['2031-03-08', '2031-06-09', '2032-01-01'])
      await moods.add(userId, { mood_value: 2, tags: ['own'] }, on(day))
    const before = plainDays(await moods.days(userId))
    expect(before).toEqual(daysOfList(await listOf(repositories, userId)))
    const [finished, added] = await Promise.all([
      imports.finish(userId, id, now),
      imports.addItems(userId, id, batch(700, 40), now),
    ])
    expect(finished?.readings).toBe(700 + (added ?? 0))
    const days = plainDays(await moods.days(userId))
    expect(days.length).toBeGreaterThan(230)
    expect(days).toEqual(daysOfList(await listOf(repositories, userId)))
    await imports.undo(userId, id, false)
    expect(plainDays(await moods.days(userId))).toEqual(before)
    await imports.erase()
    expect(await tagNames()).not.toContain('père')
  })

  it('of an import whose end broke off show nowhere, and go with it', async () => {
    const { db } = opened.database
    const { moods, imports } = repositories
    const before = plainDays(await moods.days(userId))
    const id = await anImport()
    await imports.addItems(userId, id, batch(0, 700), now)
    let parts = 0
    await countImportedDays(db, userId, id, async () => (parts += 1) === 1)
    expect(await tagNames()).toContain('père')
    expect(plainDays(await moods.days(userId))).toEqual(before)
    await imports.cancel(userId, id)
    await imports.erase()
    expect(await tagNames()).not.toContain('père')
    const ofImport = db.selectFrom('mood_days').selectAll().where('import_id', '=', id)
    expect(await ofImport.execute()).toEqual([])
  })

  it('go with the account', async () => {
    const { db } = opened.database
    await kyselyUsers(db).remove(userId, async () => undefined)
    expect(await tagNames()).toEqual([])
    expect(await db.selectFrom('mood_days').selectAll().execute()).toEqual([])
  })
})
