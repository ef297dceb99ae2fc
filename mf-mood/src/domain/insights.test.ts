import {
  encodeKind,
  type ReceivedMoodDays,
  type PartOfDay,
  toDays,
} from '@truenorth/api-contract/moodDays'
import { addDays, daysBetween } from '@truenorth/shared-ui'
import { isTold } from '@truenorth/shared-ui/statistics'
import { countPlane, findInsights } from './insights'
import { gentleStreak } from './streak'

type Given = {
  date: string
  readings: { mood: number; energy?: 'low' | 'high'; part?: PartOfDay }[]
  tags?: string[]
}

const answerOf = (days: readonly Given[]): ReceivedMoodDays => {
  const tags = [...new Set(days.flatMap((day) => day.tags ?? []))]
  return {
    tags,
    first: days[0]?.date ?? null,
    days: days.map(({ date, readings, tags: own = [] }, index) => ({
      gap: daysBetween(days[index - 1]?.date ?? date, date),
      kinds: readings.flatMap(({ mood, energy = null, part = null }) => [
        encodeKind({ mood, energy, part }),
        1,
      ]),
      tags: own.map((tag) => tags.indexOf(tag)),
    })),
  }
}

// 2024 is a leap year, and its first day a Monday.
const days = (count: number, of: (index: number) => Omit<Given, 'date'>) =>
  answerOf(
    Array.from({ length: count }, (_, index) => ({
      date: addDays('2024-01-01', index),
      ...of(index),
    })),
  )
const mood = (value: number) => [{ mood: value }]

describe('insights', () => {
  it('read days across a leap day and a year’s end, with means and tags', () => {
    const answer = answerOf([
      { date: '2024-02-28', readings: [{ mood: 1 }, { mood: 4 }], tags: ['run'] },
      { date: '2024-03-01', readings: mood(5) },
      { date: '2026-12-31', readings: mood(2), tags: ['calm', 'run'] },
    ])
    expect(toDays(answer).map(({ date, mean, count, tags }) => [date, mean, count, tags])).toEqual([
      ['2024-02-28', 2.5, 2, ['run']],
      ['2024-03-01', 5, 1, []],
      ['2026-12-31', 2, 1, ['calm', 'run']],
    ])
  })

  it('find a tag that goes with better days, and say nothing of one that goes with none', async () => {
    const { tags, usual } = await findInsights(
      days(150, (index) => ({
        readings: mood((index % 3 === 0 ? 4 : 3) + (index % 2)),
        tags: [...(index % 3 === 0 ? ['outside'] : []), ...(index % 4 === 1 ? ['idle'] : [])],
      })),
    )
    const [outside] = tags.compared
    expect(outside).toMatchObject({ name: 'outside', days: 50 })
    expect(outside?.found.difference).toBeCloseTo(1, 5)
    expect(outside && isTold(outside.found)).toBe(true)
    expect(usual).toBeCloseTo(3.83, 2)
  })

  it('count days, not readings: a day with many counts once', async () => {
    const { tags, readings } = await findInsights(
      days(60, (index) => ({
        readings: Array.from({ length: index % 5 === 0 ? 9 : 1 }, () => ({ mood: 3 })),
        tags: index % 5 === 0 ? ['party'] : [],
      })),
    )
    expect(tags.compared).toMatchObject([{ name: 'party', days: 12 }])
    expect(readings).toBe(48 + 12 * 9)
  })

  it('need eight days with a tag and eight without', async () => {
    const tagged = async (from: number, count: number) => {
      const { tags } = await findInsights(
        days(40, (index) => ({
          readings: mood(3),
          tags: index % from === 0 && index / from < count ? ['run'] : [],
        })),
      )
      return tags
    }
    expect(await tagged(4, 7)).toMatchObject({ compared: [], tooFew: [{ name: 'run', days: 7 }] })
    expect(await tagged(4, 8)).toMatchObject({ compared: [{ name: 'run', days: 8 }], tooFew: [] })
    expect(await tagged(1, 33)).toMatchObject({ compared: [], tooFew: [] })
    expect(await tagged(1, 32)).toMatchObject({ compared: [{ name: 'run', days: 32 }] })
  })

  it('need ten days of a weekday or a part of the day, and thirty in all', async () => {
    const of = (count: number) =>
      findInsights(
        days(count, (index) => ({
          readings: [
            { mood: 3, part: 'morning' },
            ...(index < 9 ? [{ mood: 4, part: 'night' } as const] : []),
            ...(index % 2 ? [{ mood: 4, part: 'evening' } as const] : []),
          ],
        })),
      )
    const found = async (count: number) => {
      const { weekdays, parts } = await of(count)
      return [
        weekdays.filter((one) => one.found).map(({ name }) => name),
        parts.filter((one) => one.found).map(({ name }) => name),
      ]
    }
    expect(await found(29)).toEqual([[], []])
    expect(await found(30)).toEqual([[], ['morning', 'evening']])
    // Of nine whole weeks and two days, Monday and Tuesday have ten.
    expect(await found(65)).toEqual([
      [1, 2],
      ['morning', 'evening'],
    ])
    expect((await of(65)).parts.map((part) => part.days)).toEqual([65, 0, 32, 9])
  })

  it('count how often energies met moods, where an energy was told', () => {
    const answer = days(2, () => ({
      readings: [{ mood: 2, energy: 'low' }, { mood: 2, energy: 'low' }, { mood: 5 }],
    }))
    expect(countPlane(toDays(answer))).toEqual([
      [0, 0, 0],
      [4, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })
})

describe('the gentle streak', () => {
  const today = '2024-03-03'
  const ago = (...days: number[]) => new Set(days.map((count) => addDays(today, -count)))

  it('forgives two quiet days of seven, and ends with the third', () => {
    expect(gentleStreak(ago(0, 1, 4, 5, 6, 7, 8, 12), today)).toEqual({
      days: 7,
      last: [true, true, true, true, true, false, false, true, true],
    })
    expect(gentleStreak(ago(0, 1, 4, 5, 6, 7, 8), today).days).toBe(7)
    expect(gentleStreak(ago(0, 4), today).days).toBe(1)
  })

  it('waits for today', () => {
    expect(gentleStreak(ago(1, 2), today).days).toBe(2)
    expect(gentleStreak(ago(3), today).days).toBe(1)
    expect(gentleStreak(ago(4), today)).toEqual({ days: 0, last: [] })
    expect(gentleStreak(new Set(), today)).toEqual({ days: 0, last: [] })
  })

  it('shows at most fourteen days', () => {
    const days = Array.from({ length: 400 }, (_, index) => index)
    const { days: count, last } = gentleStreak(ago(...days), today)
    expect([count, last]).toEqual([400, Array.from({ length: 14 }, () => true)])
  })
})
