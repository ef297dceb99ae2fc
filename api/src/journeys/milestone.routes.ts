import { labelledSchema } from '@truenorth/api-contract/common'
import { headerNames } from '@truenorth/api-contract/headers'
import {
  longestReward,
  longestTitle,
  milestoneSchema,
  milestoneTypes,
  type NewMilestone,
} from '@truenorth/api-contract/journeys'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { choice, day, flag, integer, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { answerList } from '../http/answerList.ts'
import type { Person } from '../http/context.ts'
import { notFound } from '../http/failure.ts'
import { found, idIn, saveItem, withEtag } from '../http/item.ts'
import { recordedAt, todayOf } from '../http/moment.ts'
import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement, type Call } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { storedInstant } from '../time/instant.ts'
import type { JourneyRepository } from './journey.repository.ts'
import { choicesOf, milestoneTypeLabels } from './journeyLabels.ts'
import { withReachedDay } from './journeyRules.ts'
import type { MilestoneRepository } from './milestone.repository.ts'

const newMilestoneSchema = z.object({
  title: text({ max: longestTitle }),
  description: z.optional(text({ blank: true })),
  type: choice(milestoneTypes),
  target_date: z.optional(z.nullable(day())),
  is_completed: z.optional(flag()),
  reward: z.optional(text({ max: longestReward, blank: true })),
  progress: z.optional(integer({ min: 0, max: 100 })),
} satisfies FieldsOf<NewMilestone>)

const all = { path: '/journey/:journeyId/milestone/', access: 'user' } as const
const one = { path: '/journey/:journeyId/milestone/:id/', access: 'user' } as const
const milestone = { 200: milestoneSchema }

export const milestoneDefinitions = defineRoutes({
  list: {
    ...all,
    method: 'GET',
    summary: 'The milestones of a journey, in the order in which they were set',
    answers: { 200: z.array(milestoneSchema) },
  },
  create: {
    ...all,
    method: 'POST',
    summary: 'Set a milestone',
    body: newMilestoneSchema,
    answers: { 201: milestoneSchema },
  },
  typeChoices: {
    method: 'GET',
    path: '/journey/:journeyId/milestone/type-choices/',
    access: 'user',
    summary: 'The types of milestones',
    answers: { 200: z.array(labelledSchema) },
  },
  read: { ...one, method: 'GET', summary: 'One milestone', answers: milestone },
  replace: {
    ...one,
    method: 'PUT',
    summary: 'Change a milestone; what is left out stays',
    body: newMilestoneSchema,
    answers: milestone,
  },
  change: {
    ...one,
    method: 'PATCH',
    summary: 'Change parts of a milestone',
    body: z.partial(newMilestoneSchema),
    answers: milestone,
  },
  remove: { ...one, method: 'DELETE', summary: 'Remove a milestone', answers: { 204: null } },
})

const typeChoices = choicesOf(milestoneTypeLabels)

type Change = Call<typeof milestoneDefinitions.change>
type Repositories = { journeys: JourneyRepository; milestones: MilestoneRepository }

/** The milestones of one journey, under /journey/:journeyId/milestone/. */
export const milestoneRoutes = ({
  repositories,
  clock,
  turns,
}: ResourceParts<Repositories> & { turns: Turns }) => {
  const { journeys, milestones } = repositories

  // Milestones belong to the owner of their journey (D29).
  const ownJourneyId = async (c: Context, user: Person) => {
    const { id } = await found(journeys.find(user.id, idIn(c, 'journeyId')))
    return id
  }
  const own = async (c: Context, user: Person) => {
    const journeyId = await ownJourneyId(c, user)
    return { journeyId, before: await found(milestones.find(journeyId, idIn(c))) }
  }

  const change = async ({ c, user, body }: Pick<Change, 'c' | 'user' | 'body'>) => {
    const { journeyId, before } = await own(c, user)
    const now = clock()
    const changes = withReachedDay(await body(), before, todayOf(c, now, user.dayEnd))
    const instant = storedInstant(now)
    return saveItem(c, {
      before,
      save: (onlyVersion) => milestones.update(journeyId, before.id, changes, instant, onlyVersion),
      reload: () => milestones.find(journeyId, before.id),
    })
  }

  return implement(milestoneDefinitions, {
    list: async ({ c, user }) => {
      const list = milestones.list(await ownJourneyId(c, user))
      return answerList(c, { list, userId: user.id, turns })
    },
    create: async ({ c, user, body }) => {
      const journeyId = idIn(c, 'journeyId')
      const journey = await journeys.find(user.id, journeyId)
      // A repetition learns that its milestone was stored, even if the journey was deleted since.
      if (!journey && !c.req.header(headerNames.idempotencyKey)) throw notFound()
      const input = await body()
      const now = clock()
      const written = recordedAt(c, now)
      const content = withReachedDay(input, undefined, todayOf(c, written, user.dayEnd))
      const instant = storedInstant(written)
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: async ({ milestones }) => {
          const added = journey && (await milestones.add(journeyId, content, instant))
          if (!added) throw notFound()
          return added
        },
        find: (id) => milestones.find(journeyId, id),
      })
    },
    typeChoices: async ({ c, user }) => {
      await ownJourneyId(c, user)
      return typeChoices
    },
    read: async ({ c, user }) => withEtag(c, (await own(c, user)).before),
    replace: change,
    change,
    remove: async ({ c, user }) => {
      const { journeyId, before } = await own(c, user)
      await milestones.remove(journeyId, before.id)
    },
  })
}
