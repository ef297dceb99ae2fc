import {
  energies,
  highestMood,
  longestNote,
  longestTag,
  lowestMood,
  moodSchema,
  mostTags,
  weeklyAverageSchema,
  type NewMood,
} from '@truenorth/api-contract/moods'
import { distinctTags, lowerCase } from '@truenorth/api-contract/text'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { choice, day, integer, list, moment, type FieldsOf, zoneName } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { answerList, answerText, listQuerySchema } from '../http/answerList.ts'
import type { Person } from '../http/context.ts'
import { checkCsrf } from '../http/csrf.ts'
import { Failure } from '../http/failure.ts'
import { found, idIn, saveItem, withEtag } from '../http/item.ts'
import { chosenMoment, momentOf, todayOf } from '../http/moment.ts'
import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement, type Call } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { addDays } from '../time/calendarDay.ts'
import { storedInstant } from '../time/instant.ts'
import { isEdit } from './isEdit.ts'
import type { MoodRepository } from './mood.repository.ts'
import { moodDaysAnswer } from './moodDays.ts'
import { weeklyAverages } from './weeklyAverages.ts'

const newMoodSchema = z.object({
  mood_value: integer({ min: lowestMood, max: highestMood }),
  energy: z.optional(z.nullable(choice([...energies, '']))),
  note: z.optional(text({ max: longestNote, blank: true })),
  tags: z.optional(
    list(text({ max: longestTag }), mostTags).check(
      z.overwrite((tags) => distinctTags(tags.map(lowerCase))),
    ),
  ),
  recorded_at: z.optional(moment()),
  time_zone: z.optional(zoneName()),
} satisfies FieldsOf<NewMood>)

const all = { path: '/mood/', access: 'user' } as const
const one = { path: '/mood/:id/', access: 'user' } as const
const moods = { 200: z.array(moodSchema) }
const mood = { 200: moodSchema }

export const moodDefinitions = defineRoutes({
  list: {
    ...all,
    method: 'GET',
    summary:
      'All readings, newest first; with ?limit=n the newest n, with ?from= and ?to= those of the days between',
    query: z.extend(listQuerySchema, { from: z.optional(day()), to: z.optional(day()) }),
    answers: moods,
  },
  create: {
    ...all,
    method: 'POST',
    summary: 'Log a reading',
    body: newMoodSchema,
    answers: { 201: moodSchema },
  },
  today: {
    method: 'GET',
    path: '/mood/today/',
    access: 'user',
    summary: 'The latest reading of today',
    answers: mood,
  },
  history: {
    method: 'GET',
    path: '/mood/history/',
    access: 'user',
    summary: 'The readings of all days before today, newest first',
    query: listQuerySchema,
    answers: moods,
  },
  weeklyAverage: {
    method: 'GET',
    path: '/mood/weekly-average/',
    access: 'user',
    summary: 'The average of each week that has readings, newest first',
    answers: { 200: z.array(weeklyAverageSchema) },
  },
  days: {
    method: 'GET',
    path: '/mood/days/',
    access: 'user',
    summary: 'The readings counted by day, earliest first',
    answers: { 200: moodDaysAnswer },
  },
  read: { ...one, method: 'GET', summary: 'One reading', answers: mood },
  replace: {
    ...one,
    method: 'PUT',
    summary: 'Change a reading; what is left out stays',
    body: newMoodSchema,
    answers: mood,
  },
  change: {
    ...one,
    method: 'PATCH',
    summary: 'Change parts of a reading',
    body: z.partial(newMoodSchema),
    answers: mood,
  },
  remove: { ...one, method: 'DELETE', summary: 'Remove a reading', answers: { 204: null } },
})

type Change = Call<typeof moodDefinitions.change>

type MoodParts = ResourceParts<{ moods: MoodRepository }> & { turns: Turns }

/** Compass readings, under /mood/. */
export const moodRoutes = ({ repositories, clock, turns }: MoodParts) => {
  const { moods } = repositories
  const own = (c: Context, { id }: Person) => found(moods.find(id, idIn(c)))

  const change = async ({ c, user, body }: Pick<Change, 'c' | 'user' | 'body'>) => {
    const before = await own(c, user)
    const { recorded_at, time_zone, ...content } = await body()
    const now = clock()
    const place = { now, timeZone: before.time_zone, dayEnd: before.day_end ?? 0 }
    const moment = chosenMoment({ recorded_at, time_zone }, place)
    const isEdited = moment !== undefined || isEdit(before, content, now)
    const update = {
      content,
      ...(moment && { moment }),
      ...(isEdited && { editedAt: storedInstant(now) }),
    }
    return saveItem(c, {
      before,
      save: (onlyVersion) => moods.update(user.id, before.id, update, onlyVersion),
      reload: () => moods.find(user.id, before.id),
    })
  }

  return implement(moodDefinitions, {
    list: ({ c, user: { id: userId }, query }) => {
      const { from, to, ...page } = query()
      const isPeriod = from !== undefined || to !== undefined
      const list = isPeriod ? moods.listOfDays(userId, { from, to }) : moods.list(userId)
      return answerList(c, { list, userId, turns, query: page })
    },
    create: async ({ c, user, body }) => {
      const input = await body()
      const { recorded_at, time_zone, ...content } = input
      const now = clock()
      const moment = momentOf(c, now, {
        chosen: { recorded_at, time_zone },
        dayEnd: user.dayEnd,
      })
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: ({ moods }) => moods.add(user.id, content, moment),
        find: (id) => moods.find(user.id, id),
      })
    },
    today: async ({ c, user }) => {
      const latest = await moods.latestFrom(user.id, todayOf(c, clock(), user.dayEnd))
      if (!latest) throw new Failure(404, { detail: 'No mood entry for today.' })
      return withEtag(c, latest)
    },
    history: ({ c, user: { id: userId, dayEnd }, query }) => {
      const today = todayOf(c, clock(), dayEnd)
      const list = moods.listOfDays(userId, { to: addDays(today, -1) })
      return answerList(c, { list, userId, turns, query: query() })
    },
    weeklyAverage: async ({ user }) => weeklyAverages(await moods.dayTotals(user.id)),
    days: async ({ c, user }) => answerText(c, JSON.stringify(await moods.days(user.id))),
    read: async ({ c, user }) => withEtag(c, await own(c, user)),
    replace: change,
    change: (call) => {
      checkCsrf(call.c)
      return change(call)
    },
    remove: async ({ c, user }) => {
      const { id } = await own(c, user)
      await moods.remove(user.id, id)
    },
  })
}
