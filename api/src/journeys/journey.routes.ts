import {
  categories,
  journeyChoicesSchema,
  journeySchema,
  journeyStatuses,
  longestColor,
  longestEmoji,
  longestTitle,
  type NewJourney,
} from '@truenorth/api-contract/journeys'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { choice, day, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { answerList } from '../http/answerList.ts'
import type { Person } from '../http/context.ts'
import { found, idIn, saveItem, withEtag } from '../http/item.ts'
import { recordedAt } from '../http/moment.ts'
import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement, type Call } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { storedInstant } from '../time/instant.ts'
import type { JourneyRepository } from './journey.repository.ts'
import { categoryLabels, choicesOf, statusLabels } from './journeyLabels.ts'
import { checkDates } from './journeyRules.ts'

// The edit form spells this one category with a space (D20).
const hyphenated = (value: unknown) => (value === 'personal growth' ? 'personal-growth' : value)

const newJourneySchema = z.object({
  title: text({ max: longestTitle }),
  description: z.optional(text({ blank: true })),
  start_date: day(),
  target_date: day(),
  status: z.optional(choice(journeyStatuses)),
  category: z.pipe(z.transform(hyphenated), choice(categories)),
  color: z.optional(text({ max: longestColor, blank: true })),
  emoji: z.optional(text({ max: longestEmoji, blank: true })),
} satisfies FieldsOf<NewJourney>)

const all = { path: '/journey/', access: 'user' } as const
const one = { path: '/journey/:id/', access: 'user' } as const
const journey = { 200: journeySchema }

export const journeyDefinitions = defineRoutes({
  list: {
    ...all,
    method: 'GET',
    summary: 'All journeys, newest first, with what is computed from their milestones',
    answers: { 200: z.array(journeySchema) },
  },
  create: {
    ...all,
    method: 'POST',
    summary: 'Start a journey',
    body: newJourneySchema,
    answers: { 201: journeySchema },
  },
  choices: {
    method: 'GET',
    path: '/journey/choices/',
    access: 'user',
    summary: 'The categories and statuses of journeys',
    answers: { 200: journeyChoicesSchema },
  },
  read: { ...one, method: 'GET', summary: 'One journey', answers: journey },
  replace: {
    ...one,
    method: 'PUT',
    summary: 'Change a journey; what is left out stays',
    body: newJourneySchema,
    answers: journey,
  },
  change: {
    ...one,
    method: 'PATCH',
    summary: 'Change parts of a journey',
    body: z.partial(newJourneySchema),
    answers: journey,
  },
  remove: {
    ...one,
    method: 'DELETE',
    summary: 'Remove a journey and its milestones',
    answers: { 204: null },
  },
})

const choices = { categories: choicesOf(categoryLabels), statuses: choicesOf(statusLabels) }

type Change = Call<typeof journeyDefinitions.change>

type JourneyParts = ResourceParts<{ journeys: JourneyRepository }> & { turns: Turns }

/** Journeys, under /journey/. */
export const journeyRoutes = ({ repositories, clock, turns }: JourneyParts) => {
  const { journeys } = repositories
  const own = (c: Context, { id }: Person) => found(journeys.find(id, idIn(c)))

  const change = async ({ c, user, body }: Pick<Change, 'c' | 'user' | 'body'>) => {
    const before = await own(c, user)
    const changes = await body()
    checkDates({ ...before, ...changes })
    const instant = storedInstant(clock())
    return saveItem(c, {
      before,
      save: (onlyVersion) => journeys.update(user.id, before.id, changes, instant, onlyVersion),
      reload: () => journeys.find(user.id, before.id),
    })
  }

  return implement(journeyDefinitions, {
    list: ({ c, user: { id: userId } }) =>
      answerList(c, { list: journeys.list(userId), userId, turns }),
    create: async ({ c, user, body }) => {
      const input = await body()
      const now = clock()
      const instant = storedInstant(recordedAt(c, now))
      checkDates(input)
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: ({ journeys }) => journeys.add(user.id, input, instant),
        find: (id) => journeys.find(user.id, id),
      })
    },
    choices: () => choices,
    read: async ({ c, user }) => withEtag(c, await own(c, user)),
    replace: change,
    change,
    remove: async ({ c, user }) => {
      const { id } = await own(c, user)
      await journeys.remove(user.id, id)
    },
  })
}
