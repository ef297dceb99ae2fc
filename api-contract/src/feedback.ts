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

/** Code points of a page. */
export const longestPage = 200

/** An administrator, as administrators see each other. */
export const administratorSchema = z.object({ id: z.int(), username: z.string() })

export type Administrator = z.infer<typeof administratorSchema>

const count = z.int()

/** What a message was written with, as a server answers it. All that its author took out is absent. */
export const feedbackContextSchema = z.object({
  remotes: z
    .optional(z.array(z.object({ name: z.string(), version: z.string() })))
    .check(z.meta({ description: 'The remotes on screen, each with its release.' })),
  language: z.optional(z.string()).check(z.meta({ description: 'Of the browser: en-GB.' })),
  theme: z.optional(z.string()).check(z.meta({ description: 'light, dark, or others in future' })),
  window: z
    .optional(z.object({ width: z.int(), height: z.int() }))
    .check(z.meta({ description: 'In CSS pixels.' })),
  browser: z.optional(z.string()).check(z.meta({ description: 'Name and major version.' })),
  error: z
    .optional(z.string())
    .check(z.meta({ description: 'X-Request-Id of a request that had just failed.' })),
})

export type FeedbackContext = z.infer<typeof feedbackContextSchema>

/** What each text of a context looks like. Nothing that somebody wrote fits. */
export const contextPatterns = {
  remote: /^[a-z][a-z0-9-]{0,31}$/,
  version: /^[\w.+-]+$/,
  language: /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/,
  browser: /^[A-Z][A-Za-z]{1,19}( [A-Z][a-z]{1,19})? \d{1,4}$/,
  error: /^[\w-]{8,64}$/,
}

/** Remotes in a context. */
export const mostRemotes = 10

/** CSS pixels of a window. */
export const largestWindow = 100_000

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
  context: z
    .optional(feedbackContextSchema)
    .check(z.meta({ description: 'What it was written with.' })),
  picture: z
    .optional(z.string())
    .check(z.meta({ description: 'The path under /api of the picture that was sent with it.' })),
  merged_into: z.optional(z.int()).check(
    z.meta({
      description: 'The id of the message that stands for this one. Only administrators are told.',
    }),
  ),
  merged: z.optional(count).check(
    z.meta({
      description: 'How many messages are merged into this one. Only administrators are told.',
    }),
  ),
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

/** The themes of a context. */
export const contextThemes = ['light', 'dark'] as const

/** A context as it is sent: its texts fit `contextPatterns`. */
export type NewFeedbackContext = {
  remotes?: { name: string; version: string }[] | undefined
  language?: string | undefined
  theme?: (typeof contextThemes)[number] | undefined
  window?: { width: number; height: number } | undefined
  browser?: string | undefined
  error?: string | undefined
}

/** What is sent as feedback; the rating runs from 1 to 5, `page` is the pattern of a path, without its query (D27). */
export type NewFeedback = {
  type?: FeedbackType | undefined
  message: string
  email?: string | undefined
  rating?: number | null | undefined
  page?: string | undefined
  context?: NewFeedbackContext | undefined
  /** The bytes of a WebP, JPEG or PNG in base64. */
  picture?: string | undefined
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
  z.omit(feedbackSchema, { assignee: true, labels: true, merged_into: true, merged: true }),
  {
    answers: z.optional(z.array(ownAnswerSchema)),
    is_merged: z
      .optional(z.boolean())
      .check(
        z.meta({ description: 'Whether it is answered together with others that say the same.' }),
      ),
  },
)

export type OwnFeedback = z.infer<typeof ownFeedbackSchema>

/** How many answers somebody has not seen yet. */
export const feedbackNewsSchema = z.object({ answers: count })

export type FeedbackNews = z.infer<typeof feedbackNewsSchema>

export { browserRelease } from './browserName.ts'
