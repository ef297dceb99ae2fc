// Feedback of users: /feedback/ and /my-feedback/
import * as z from 'zod/mini'
import { instant, itemFields } from './common.ts'

export const feedbackTypes = ['bug', 'feature', 'improvement', 'general'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** What becomes of a message, as the administrators decide it; every message starts as new. */
export const feedbackStates = ['new', 'planned', 'in_progress', 'done', 'declined'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Code points of a message, and of a note about it. */
export const longestFeedback = 5000

/** An administrator, as administrators see each other. */
export const administratorSchema = z.object({ id: z.int(), username: z.string() })

export type Administrator = z.infer<typeof administratorSchema>

const count = z.int()

/** One message as this server answers it. */
export const feedbackSchema = z.object({
  ...itemFields,
  type: z.enum(feedbackTypes),
  message: z.string(),
  email: z.string(),
  rating: z.nullable(z.int()),
  page: z
    .string()
    .check(z.meta({ description: 'The path where it was written, without the query.' })),
  username: z
    .optional(z.string())
    .check(z.meta({ description: 'Absent when the account is gone.' })),
  is_read: z.boolean(),
  created_at: instant,
  state: z.optional(z.enum(feedbackStates)),
  assignee: z
    .optional(administratorSchema)
    .check(z.meta({ description: 'Who takes care of it. Only administrators are told.' })),
  labels: z
    .optional(z.array(z.string()))
    .check(z.meta({ description: 'Only administrators are told.' })),
})

export type Feedback = z.infer<typeof feedbackSchema>

const { version, email, rating, page } = feedbackSchema.shape

/** A message as a browser accepts it: a server may leave out what its author left empty (D21). */
export const receivedFeedbackSchema = z.extend(feedbackSchema, {
  version: z.optional(version),
  email: z.optional(email),
  rating: z.nullish(rating),
  page: z.optional(page),
})

export type ReceivedFeedback = z.infer<typeof receivedFeedbackSchema>

/** What is sent as feedback; the rating runs from 1 to 5, `page` is a path without its query (D27). */
export type NewFeedback = {
  type?: FeedbackType | undefined
  message: string
  email?: string | undefined
  rating?: number | null | undefined
  page?: string | undefined
}

/** An answer as who is answered sees it: it does not say who wrote it. */
export const ownAnswerSchema = z.object({
  id: z.int(),
  text: z.string(),
  created_at: instant,
  is_seen: z.boolean(),
})

/** A message as its author sees it, with the answers to it, oldest first. */
export const ownFeedbackSchema = z.extend(
  z.omit(feedbackSchema, { assignee: true, labels: true }),
  {
    answers: z.optional(z.array(ownAnswerSchema)),
  },
)

export type OwnFeedback = z.infer<typeof ownFeedbackSchema>

/** How many answers somebody has not seen yet. */
export const feedbackNewsSchema = z.object({ answers: count })

export type FeedbackNews = z.infer<typeof feedbackNewsSchema>
