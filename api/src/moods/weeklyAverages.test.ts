import * as fc from 'fast-check'
import { weeklyAverages } from './weeklyAverages.ts'

const dayMs = 24 * 60 * 60 * 1000
const days = fc.uniqueArray(
  fc.record({
    localDate: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    sum: fc.integer({ min: 1, max: 5 }),
    count: fc.constant(1),
  }),
  { selector: ({ localDate }) => localDate },
)

describe('weekly averages', () => {
  it('start on Mondays, newest first, and cover every reading', () => {
    fc.assert(
      fc.property(days, (given) => {
        const weeks = weeklyAverages(given)
        const starts = weeks.map(({ week_start }) => week_start)
        expect(starts).toEqual([...new Set(starts)].toSorted().toReversed())
        for (const start of starts) expect(new Date(start).getUTCDay()).toBe(1)
        expect(weeks.reduce((all, { count }) => all + count, 0)).toBe(given.length)
      }),
    )
  })

  it('count a day in its own week', () => {
    fc.assert(
      fc.property(
        days.filter(({ length }) => length > 0),
        ([day]) => {
          const [week] = weeklyAverages(day ? [day] : [])
          const since = Date.parse(day?.localDate ?? '') - Date.parse(week?.week_start ?? '')
          expect(since / dayMs).toBeGreaterThanOrEqual(0)
          expect(since / dayMs).toBeLessThan(7)
        },
      ),
    )
  })
})
