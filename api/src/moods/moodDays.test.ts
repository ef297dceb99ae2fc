import { gzipSync } from 'node:zlib'
import { decodeKind, encodeKind, receivedMoodDaysSchema } from '@truenorth/api-contract/moodDays'
import { addDays } from '../time/calendarDay.ts'
import { countDay, partOfDay, toMoodDays } from './moodDays.ts'

const at = (instant: string, timeZone = 'UTC', utcOffset: number | null = null) => ({
  instant,
  timeZone,
  utcOffset,
  hasTime: true,
})

const reading = { mood: 4, energy: null, tags: [], ...at('2031-03-05T10:00:00Z') }

describe('counted days', () => {
  it('know a kind of reading by one number, and every number is a kind', () => {
    const kinds = Array.from({ length: 100 }, (_, kind) => decodeKind(kind))
    expect(kinds.map(encodeKind)).toEqual(Array.from({ length: 100 }, (_, kind) => kind))
    expect(decodeKind(0)).toEqual({ mood: 1, energy: null, part: null })
    expect(decodeKind(99)).toEqual({ mood: 5, energy: 'high', part: 'night' })
  })

  it.each([
    [at('2031-03-05T04:59:59Z'), 'night'],
    [at('2031-03-05T05:00:00Z'), 'morning'],
    [at('2031-03-05T11:00:00Z'), 'midday'],
    [at('2031-03-05T17:00:00Z'), 'evening'],
    [at('2031-03-05T22:00:00Z'), 'night'],
    // The clocks of New York go forward on 9 March at 7:00 UTC.
    [at('2031-03-09T09:30:00Z', 'America/New_York'), 'morning'],
    [at('2031-03-08T09:30:00Z', 'America/New_York'), 'night'],
    [at('2031-03-05T04:00:00Z', 'UTC', 60), 'morning'],
    [at('1969-12-31T04:00:00Z', 'Mars/Olympus'), 'night'],
    [{ ...at('2031-03-05T12:00:00Z'), hasTime: false }, null],
  ])('take the part of the day from the clock of the writer: %j is %s', (moment, part) => {
    expect(partOfDay(moment)).toBe(part)
  })

  it('are earliest first, with what several rows of a day have together', () => {
    const run = countDay([{ ...reading, tags: ['run'] }, reading])
    const days = toMoodDays([
      { localDate: '2032-03-01', counts: run },
      { localDate: '2032-02-28', counts: countDay([{ ...reading, tags: ['calm', 'run'] }]) },
      { localDate: '2032-03-01', counts: run },
    ])
    const kind = encodeKind({ mood: 4, energy: null, part: 'morning' })
    expect(days).toEqual({
      tags: ['run', 'calm'],
      first: '2032-02-28',
      days: [
        [0, [kind, 1], [0, 1]],
        [2, [kind, 4], [0]],
      ],
    })
    expect(toMoodDays([])).toEqual({ tags: [], first: null, days: [] })
  })

  it('of ten years with three readings and three tags a day take less than 30 KB', () => {
    let state = 7
    const random = (count: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % count
    }
    const energies = [null, 'low', 'medium', 'high'] as const
    const days = toMoodDays(
      Array.from({ length: 3652 }, (_, index) => ({
        localDate: addDays('2021-01-01', index),
        counts: countDay(
          [7, 13, 20].map((hour) => ({
            instant: `2031-03-05T${String(hour).padStart(2, '0')}:00:00Z`,
            timeZone: 'UTC',
            utcOffset: null,
            hasTime: true,
            mood: 1 + random(5),
            energy: energies[random(4)] ?? null,
            // Of thirty tags, some are used far more often than others.
            tags: [`tag ${Math.min(random(30), random(30))}`],
          })),
        ),
      })),
    )
    const text = JSON.stringify(days)
    const bytes = gzipSync(text).length
    expect(receivedMoodDaysSchema.parse(JSON.parse(text)).days).toHaveLength(3652)
    expect(bytes).toBeLessThan(30_000)
  })
})
