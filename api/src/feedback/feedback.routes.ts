import {
  feedbackNewsSchema,
  feedbackSchema,
  feedbackTypes,
  longestFeedback,
  longestPage,
  ownFeedbackSchema,
  type NewFeedback,
} from '@truenorth/api-contract/feedback'
import * as z from 'zod/mini'
import { choice, integer, type FieldsOf } from '../fields/fields.ts'
import { email, text } from '../fields/text.ts'
import { notFound, tooMany } from '../http/failure.ts'
import { found, idIn } from '../http/item.ts'
import { defineRoutes, implement } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { pictureFileOf, takeIn, type PictureIntakeParts } from '../pictures/pictureFile.ts'
import { addMs, hourMs, secondMs } from '../time/instant.ts'
import type { FeedbackRepository } from './feedback.repository.ts'
import { contextField } from './feedbackContext.ts'
import { bytesIn, pictureField, pictureHeaders } from './feedbackPicture.ts'

const newFeedbackSchema = z.object({
  type: z.optional(choice(feedbackTypes)),
  message: text({ max: longestFeedback }),
  email: z.optional(email({ blank: true })),
  rating: z.optional(z.nullable(integer({ min: 1, max: 5 }))),
  page: z.optional(text({ max: longestPage, blank: true })),
  context: z.optional(contextField()),
  picture: z.optional(pictureField()),
} satisfies FieldsOf<NewFeedback>)

export const feedbackDefinitions = defineRoutes({
  create: {
    method: 'POST',
    path: '/feedback/',
    access: 'user',
    summary: 'Send feedback',
    body: newFeedbackSchema,
    answers: { 201: feedbackSchema },
  },
  mine: {
    method: 'GET',
    path: '/my-feedback/',
    access: 'user',
    summary: 'What the user has sent, newest first, with its state and answers',
    answers: { 200: z.array(ownFeedbackSchema) },
  },
  picture: {
    method: 'GET',
    path: '/my-feedback/:id/picture/',
    access: 'user',
    summary: 'The picture that the user sent with a message',
    answers: { 200: null },
  },
  news: {
    method: 'GET',
    path: '/my-feedback/news/',
    access: 'user',
    summary: 'How many answers the user has not seen',
    answers: { 200: feedbackNewsSchema },
  },
  seen: {
    method: 'POST',
    path: '/my-feedback/seen/',
    access: 'user',
    summary: 'The user has seen all answers',
    answers: { 204: null },
  },
  takeBack: {
    method: 'DELETE',
    path: '/my-feedback/:id/',
    access: 'user',
    summary: 'Take feedback back, with all that was written about it',
    answers: { 204: null },
  },
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

/** Feedback, under /feedback/, for those who send it. */
export const feedbackRoutes = ({
  repositories,
  clock,
  turns,
  ...intake
}: ResourceParts<{ feedback: FeedbackRepository }> & PictureIntakeParts) => {
  const { feedback } = repositories
  return implement(feedbackDefinitions, {
    create: async ({ c, user, body }) => {
      const { picture: sent, ...input } = await body()
      const picture =
        sent === undefined
          ? undefined
          : await turns.run(user.id, () => takeIn(intake, user.id, pictureFileOf(bytesIn(sent))))
      const now = clock()
      return createItem(c, {
        repositories,
        userId: user.id,
        input: sent === undefined ? input : { ...input, picture: sent },
        now,
        // The limit is checked within the write, so that a repetition counts once.
        write: async ({ feedback }) => {
          const wait = secondsToWait(await feedback.sentSince(user.id, addMs(now, -hourMs)), now)
          if (wait > 0) throw tooMany(wait)
          return feedback.add(user, input, now, picture)
        },
        find: (id) => feedback.findOwn(user.id, id),
      })
    },
    mine: ({ user }) => feedback.ofAuthor(user.id),
    picture: async ({ c, user }) => {
      const picture = await found(feedback.pictureOf(user.id, idIn(c)))
      return c.body(picture.bytes, 200, pictureHeaders(picture))
    },
    news: async ({ user }) => ({ answers: await feedback.unseenAnswers(user.id) }),
    seen: ({ user }) => feedback.markSeen(user.id, clock()),
    takeBack: async ({ c, user }) => {
      if (!(await feedback.takeBack(user.id, idIn(c)))) throw notFound()
    },
  })
}
