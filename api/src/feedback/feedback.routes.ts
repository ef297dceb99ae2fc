import {
  feedbackSchema,
  feedbackSummarySchema,
  feedbackTypes,
  longestFeedback,
  type FeedbackChanges,
  type NewFeedback,
} from '@truenorth/api-contract/feedback'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { choice, flag, integer, type FieldsOf } from '../fields/fields.ts'
import { email, text } from '../fields/text.ts'
import { invalid, tooMany } from '../http/failure.ts'
import { found, idIn, saveItem } from '../http/item.ts'
import { defineRoutes, implement } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { addMs, hourMs, secondMs } from '../time/instant.ts'
import type { FeedbackRepository } from './feedback.repository.ts'
import { feedbackCsv } from './feedbackCsv.ts'
import { feedbackQuerySchema } from './feedbackQuery.ts'

const newFeedbackSchema = z.object({
  type: z.optional(choice(feedbackTypes)),
  message: text({ max: longestFeedback }),
  email: z.optional(email({ blank: true })),
  rating: z.optional(z.nullable(integer({ min: 1, max: 5 }))),
  page: z.optional(text({ max: 200, blank: true })),
} satisfies FieldsOf<NewFeedback>)

const changesSchema = z.object({
  is_read: z.optional(flag()),
} satisfies FieldsOf<FeedbackChanges>)

const one = { path: '/feedback/:id/', access: 'admin' } as const

export const feedbackDefinitions = defineRoutes({
  create: {
    method: 'POST',
    path: '/feedback/',
    access: 'user',
    summary: 'Send feedback',
    body: newFeedbackSchema,
    answers: { 201: feedbackSchema },
  },
  list: {
    method: 'GET',
    path: '/feedback/list/',
    access: 'admin',
    summary:
      'All feedback, newest first; type, is_read, search, ordering, id, page and page_size choose',
    query: feedbackQuerySchema,
    answers: { 200: z.array(feedbackSchema) },
  },
  summary: {
    method: 'GET',
    path: '/feedback/summary/',
    access: 'admin',
    summary: 'How much feedback there is, and how much of it the same query lists',
    query: feedbackQuerySchema,
    answers: { 200: feedbackSummarySchema },
  },
  csv: {
    method: 'GET',
    path: '/feedback/export/',
    access: 'admin',
    summary: 'What the same query lists, all pages of it, as a CSV file',
    query: feedbackQuerySchema,
    answers: { 200: null },
  },
  change: {
    ...one,
    method: 'PATCH',
    summary: 'Mark as read',
    body: changesSchema,
    answers: { 200: feedbackSchema },
  },
  remove: { ...one, method: 'DELETE', summary: 'Remove feedback', answers: { 204: null } },
})

/** How many messages one user may send within an hour. */
export const mostInAnHour = 20

/** The seconds until a user may send again, from the times of earlier messages; 0 when it is now. */
export const secondsToWait = (sentAt: readonly Date[], now: Date) => {
  const msLeft = sentAt.map((sent) => sent.getTime() + hourMs - now.getTime())
  const soonestFirst = msLeft.filter((ms) => ms > 0).sort((a, b) => a - b)
  const blocking = soonestFirst[soonestFirst.length - mostInAnHour]
  return blocking === undefined ? 0 : Math.ceil(blocking / secondMs)
}

/** Feedback, under /feedback/: users send it, administrators read and manage it. */
export const feedbackRoutes = ({
  repositories,
  clock,
}: ResourceParts<{ feedback: FeedbackRepository }>) => {
  const { feedback } = repositories
  const named = (c: Context) => found(feedback.find(idIn(c)))

  return implement(feedbackDefinitions, {
    create: async ({ c, user, body }) => {
      const input = await body()
      const now = clock()
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        // The limit is checked within the write, so that a repetition counts once.
        write: async ({ feedback }) => {
          const wait = secondsToWait(await feedback.sentSince(user.id, addMs(now, -hourMs)), now)
          if (wait > 0) throw tooMany(wait)
          return feedback.add(user, input, now)
        },
        find: feedback.find,
      })
    },
    list: ({ query }) => feedback.list(query()),
    summary: ({ query }) => feedback.summary(query()),
    csv: async ({ c, query }) =>
      c.body(await feedbackCsv(feedback, query()), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="feedback.csv"',
      }),
    change: async ({ c, body }) => {
      const before = await named(c)
      const changes = await body()
      if (before.is_read && changes.is_read === false) {
        throw invalid({ is_read: ['What was read stays read.'] })
      }
      return saveItem(c, {
        before,
        save: (onlyVersion) => feedback.update(before.id, changes, onlyVersion),
        reload: () => feedback.find(before.id),
      })
    },
    remove: async ({ c }) => {
      const { id } = await named(c)
      await feedback.remove(id)
    },
  })
}
