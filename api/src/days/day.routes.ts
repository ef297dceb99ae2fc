import {
  dayItemsSchema,
  longestPeriod,
  mostWaypointsOfPeriod,
  periodItemsSchema,
} from '@truenorth/api-contract/days'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { day, isCalendarDay } from '../fields/fields.ts'
import { invalid, notFound } from '../http/failure.ts'
import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement } from '../http/route.ts'
import type { ResourceParts } from '../idempotency/createItem.ts'
import type { EntryRepository } from '../journal/entry.repository.ts'
import type { JourneyRepository } from '../journeys/journey.repository.ts'
import { addDays } from '../time/calendarDay.ts'

export const dayDefinitions = defineRoutes({
  period: {
    method: 'GET',
    path: '/days/',
    access: 'user',
    summary: 'What the days from one to another hold besides readings, at most a leap year of them',
    query: z.object({ from: day(), to: day() }),
    answers: { 200: periodItemsSchema },
  },
  read: {
    method: 'GET',
    path: '/days/:day/',
    access: 'user',
    summary: 'What a day holds besides its readings: entries, and waypoints that were reached',
    answers: { 200: dayItemsSchema },
  },
})

const dayIn = (c: Context) => {
  const day = c.req.param('day') ?? ''
  if (!isCalendarDay(day)) throw notFound()
  return day
}

type DayParts = Pick<
  ResourceParts<{ journalEntries: EntryRepository; journeys: JourneyRepository }>,
  'repositories'
> & { turns: Turns }

/** Days, under /days/. */
export const dayRoutes = ({ repositories: { journalEntries, journeys }, turns }: DayParts) =>
  implement(dayDefinitions, {
    period: async ({ user, query }) => {
      const period = query()
      const { from, to } = period
      if (to < from) throw invalid({ to: ['The last day lies before the first.'] })
      if (to >= addDays(from, longestPeriod))
        throw invalid({ to: [`At most ${longestPeriod} days can be looked back on at once.`] })
      return turns.run(user.id, async () => {
        const waypoints = await journeys.reachedIn(user.id, period)
        return {
          ...(await journalEntries.inPeriod(user.id, period)),
          waypoint_count: waypoints.length,
          waypoints: waypoints.slice(0, mostWaypointsOfPeriod),
        }
      })
    },
    read: async ({ c, user }) => {
      const day = dayIn(c)
      const [entries, waypoints] = await Promise.all([
        journalEntries.ofDay(user.id, day),
        journeys.reachedOn(user.id, day),
      ])
      return { entries, waypoints }
    },
  })
