import { dayItemsSchema } from '@truenorth/api-contract/days'
import type { Context } from 'hono'
import { isCalendarDay } from '../fields/fields.ts'
import { notFound } from '../http/failure.ts'
import { defineRoutes, implement } from '../http/route.ts'
import type { ResourceParts } from '../idempotency/createItem.ts'
import type { EntryRepository } from '../journal/entry.repository.ts'
import type { JourneyRepository } from '../journeys/journey.repository.ts'

export const dayDefinitions = defineRoutes({
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
>

/** Days, under /days/. */
export const dayRoutes = ({ repositories: { journalEntries, journeys } }: DayParts) =>
  implement(dayDefinitions, {
    read: async ({ c, user }) => {
      const day = dayIn(c)
      const [entries, waypoints] = await Promise.all([
        journalEntries.ofDay(user.id, day),
        journeys.reachedOn(user.id, day),
      ])
      return { entries, waypoints }
    },
  })
