import { addDays } from '@truenorth/shared-ui'
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { aJourney, aMilestone } from '../testing/samples'
import { comparePath, workedOn } from './pathReadings'

const today = '2025-12-01'

const days = (first: string, means: readonly number[]): CountedDay[] =>
  means.map((mean, index) => ({
    date: addDays(first, index),
    count: 1,
    mean,
    moods: [],
    kinds: [],
    tags: [],
  }))

const reached = (reached_on?: string) => aMilestone({ is_completed: true, reached_on })

describe('a path was worked on', () => {
  it('to today while it is active, to its last waypoint once it is completed', () => {
    const milestones = [reached('2025-11-28'), reached('2025-11-20')]
    expect(workedOn(aJourney(), milestones, today)).toEqual({ from: '2025-11-10', to: today })
    const completed = aJourney({ status: 'completed', last_activity: '2025-11-30T12:00:00Z' })
    expect(workedOn(completed, milestones, today)?.to).toBe('2025-11-28')
    expect(workedOn(completed, [...milestones, reached()], today)?.to).toBe('2025-11-30')
    const paused = aJourney({ status: 'paused', last_activity: '2025-11-15T12:00:00Z' })
    expect(workedOn(paused, milestones, today)?.to).toBe('2025-11-15')
  })

  it('not at all before it has begun', () => {
    expect(workedOn(aJourney({ start_date: '2025-12-02' }), [], today)).toBeUndefined()
    const neverBegun = aJourney({ status: 'archived', last_activity: '2025-11-01T12:00:00Z' })
    expect(workedOn(neverBegun, [], today)).toBeUndefined()
  })
})

describe('the days of a path', () => {
  const during = { from: '2025-10-01', to: '2025-11-30' }
  const alternating = (count: number, mean: number) =>
    Array.from({ length: count }, (_, index) => mean + (index % 2))

  it('are compared with as many before it, and with none of later', () => {
    const { before, found } = comparePath(
      days('2025-07-02', [
        ...alternating(30, 5),
        ...alternating(61, 2),
        ...alternating(61, 3),
        ...alternating(20, 5),
      ]),
      during,
      1,
    )
    expect(before).toEqual({ from: '2025-08-01', to: '2025-09-30', days: 61 })
    expect(found?.inside.days).toBe(61)
    expect(found?.difference).toBeCloseTo(1, 1)
    expect(found?.low).toBeGreaterThan(0)
  })

  it('have wider intervals where there are more paths', () => {
    const all = days('2025-08-01', [...alternating(61, 2), ...alternating(61, 3)])
    const widthOf = (paths: number) => {
      const { low = 0, high = 0 } = comparePath(all, during, paths).found ?? {}
      return high - low
    }
    expect(widthOf(5)).toBeGreaterThan(widthOf(1))
    expect(widthOf(0)).toBe(widthOf(1))
  })

  it('say nothing with fewer than ten on a side, or thirty on both', () => {
    const found = (before: number, inside: number) =>
      comparePath(
        [
          ...days('2025-08-01', alternating(before, 2)),
          ...days('2025-10-01', alternating(inside, 3)),
        ],
        during,
        1,
      ).found
    expect([found(61, 9), found(9, 61), found(15, 14)]).toEqual([undefined, undefined, undefined])
    expect(found(61, 45)).toBeDefined()
  })
})
