// Feedback of users, and the administrators' inbox of it: /feedback/
import * as z from 'zod/mini'
import { instant, itemFields } from './common.ts'

export const feedbackTypes = ['bug', 'feature', 'improvement', 'general'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** Code points of a message. */
export const longestFeedback = 5000

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

const count = z.int()

/** How many messages there are, in all and by type. */
export const feedbackSummarySchema = z.object({
  total: count,
  unread: count,
  bug: count,
  feature: count,
  improvement: count,
  general: count,
  matching: count.check(
    z.meta({ description: 'How many the same query lists, on all its pages.' }),
  ),
})

export type FeedbackSummary = z.infer<typeof feedbackSummarySchema>

/** What is sent as feedback; the rating runs from 1 to 5, `page` is a path without its query (D27). */
export type NewFeedback = {
  type?: FeedbackType | undefined
  message: string
  email?: string | undefined
  rating?: number | null | undefined
  page?: string | undefined
}

/** What an administrator may change; read feedback stays read. */
export type FeedbackChanges = { is_read?: boolean | undefined }

export const feedbackOrderings = ['created_at', '-created_at', 'rating', '-rating'] as const

/** What chooses from the list, the counts and the CSV file; all of it may be left out. */
export type FeedbackQuery = {
  type?: FeedbackType | undefined
  is_read?: boolean | undefined
  search?: string | undefined
  ordering?: (typeof feedbackOrderings)[number] | undefined
  /** From 1 on. Without `page` and `page_size` the list is whole. */
  page?: number | undefined
  page_size?: number | undefined
  id?: number | undefined
}
