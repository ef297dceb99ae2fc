// What only administrators send and get: the inbox of feedback, under /feedback/. Apart from what everybody sends.
import * as z from 'zod/mini'
import { instant } from '@truenorth/api-contract/common'
import {
  administratorSchema,
  feedbackSchema,
  type FeedbackState,
  type FeedbackType,
} from '@truenorth/api-contract/feedback'

const count = z.int()

/** The `code` of the 403 that answers an administrator who has to set a second factor up first. */
export const setupNeeded = 'second_factor_setup_required'

/** Code points of a label. */
export const longestLabel = 40

/** Labels of one message. */
export const mostLabels = 10

/** Of what a search or several labels and places at once match, so many are counted. */
export const mostCounted = 500

/** Words of one or two characters, which no index finds, are looked for in so many messages. */
export const mostRead = 5000

/** Messages that are changed at once. */
export const mostAtOnce = 200

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
  has_more: z.optional(z.boolean()).check(
    z.meta({
      description: `Whether it lists more than \`matching\`: not all matches are counted beyond ${mostCounted}.`,
    }),
  ),
  searched_newest: z
    .optional(count)
    .check(z.meta({ description: 'So many messages were searched for a short word: the newest.' })),
})

export type FeedbackSummary = z.infer<typeof feedbackSummarySchema>

/** What an administrator may change; read feedback stays read. */
export type FeedbackChanges = {
  is_read?: boolean | undefined
  state?: FeedbackState | undefined
  /** The id of an administrator; null for nobody. */
  assignee?: number | null | undefined
  labels?: string[] | undefined
  /**
   * The id of a message that says the same and from now on stands for this one, or for which another one stands;
   * null takes this one out again.
   */
  merged_into?: number | null | undefined
}

/** One change of several messages, each over the version that the administrator saw. */
export type FeedbackBulkChange = Pick<FeedbackChanges, 'state' | 'assignee' | 'merged_into'> & {
  items: { id: number; version: number }[]
  is_read?: true | undefined
  /** Put beside the labels that a message has. */
  add_label?: string | undefined
}

/** What was changed, and what was not: as it is now, because another administrator had changed it. */
export const bulkResultSchema = z.object({
  changed: z.array(feedbackSchema),
  conflicts: z.array(feedbackSchema),
})

export type BulkResult = z.infer<typeof bulkResultSchema>

/** Messages that are removed at once, each only as the administrator saw it. */
export type FeedbackBulkRemoval = Pick<FeedbackBulkChange, 'items'>

/** The ids of what is gone, and what is not: as it is now, because another administrator had changed it. */
export const bulkRemovalSchema = z.object({
  removed: z.array(z.int()),
  conflicts: z.array(feedbackSchema),
})

/** Whom messages can be given to, and the labels, pages and remotes that they can be found by. */
export const feedbackDeskSchema = z.object({
  administrators: z.array(administratorSchema),
  labels: z.array(z.string()),
  pages: z
    .optional(z.array(z.string()))
    .check(z.meta({ description: 'Pages that messages were sent from.' })),
  remotes: z
    .optional(z.array(z.string()))
    .check(z.meta({ description: 'Names of remotes that were on screen.' })),
})

export type FeedbackDesk = z.infer<typeof feedbackDeskSchema>

const writer = z
  .optional(z.string())
  .check(z.meta({ description: 'Absent when the account is gone.' }))

/** A note among administrators. */
export const feedbackNoteSchema = z.object({
  id: z.int(),
  writer,
  text: z.string(),
  created_at: instant,
})

export type FeedbackNote = z.infer<typeof feedbackNoteSchema>

/** A note or an answer. */
export type NewText = { text: string }

/** An answer as administrators see it. */
export const feedbackAnswerSchema = z.object({
  id: z.int(),
  writer,
  text: z.string(),
  created_at: instant,
  is_seen: z.boolean().check(z.meta({ description: 'Whether its reader has seen it here.' })),
  letter: z.string().check(
    z.meta({
      description:
        'none, waiting, sent, failed, or stopped, which its reader has asked for; others in future',
    }),
  ),
  failure: z
    .optional(z.string())
    .check(z.meta({ description: 'Why the letter has not been delivered yet, in short.' })),
})

export type FeedbackAnswer = z.infer<typeof feedbackAnswerSchema>

/** A message as the file for programs holds it: all that administrators see of it but their notes. */
export const exportedFeedbackSchema = z.extend(feedbackSchema, {
  answers: z.array(feedbackAnswerSchema),
})

export type ExportedFeedback = z.infer<typeof exportedFeedbackSchema>

/** Whether the administrator gets the weekly letter, and where it goes. */
export const feedbackDigestSchema = z.object({
  is_on: z.boolean(),
  email: z.string().check(z.meta({ description: 'Of the account; empty where it has none.' })),
  failure: z
    .optional(z.string())
    .check(z.meta({ description: 'Why the last letter was not delivered, in short.' })),
})

export type FeedbackDigest = z.infer<typeof feedbackDigestSchema>

/** How the feedback of a remote goes, as its team is told: counts and means. */
export const remoteFeedbackSchema = z.object({
  remote: z.string(),
  waiting: count.check(z.meta({ description: 'Messages that wait for an answer.' })),
  releases: z
    .array(z.object({ version: z.string(), rated: count, mean: z.number() }))
    .check(z.meta({ description: 'As they were rated within the last 30 days.' })),
})

export type RemoteFeedback = z.infer<typeof remoteFeedbackSchema>

/** Asks for no more letters; the token stands in each letter. */
export type StopLetters = { token: string }

/** One line of the audit log: who did what, to which message, and when. It holds no words of anybody. */
export const feedbackActSchema = z.object({
  id: z.int(),
  writer,
  act: z.string().check(
    z.meta({
      description:
        'read, state:<state>, assignee, labels, note, note:removed, answer, merge:<id>, unmerge or delete, and others in future',
    }),
  ),
  feedback_id: z.int(),
  created_at: instant,
})

export type FeedbackAct = z.infer<typeof feedbackActSchema>

/** What administrators have written about a message, oldest first, and done with it, newest first. */
export const feedbackThreadSchema = z.object({
  notes: z.array(feedbackNoteSchema),
  answers: z.optional(z.array(feedbackAnswerSchema)),
  acts: z.array(feedbackActSchema),
})

export type FeedbackThread = z.infer<typeof feedbackThreadSchema>

/** People that a side of a comparison of ratings needs. */
export const fewestRaters = 8

/** The weeks that a chart of feedback shows, this one included. */
export const trendWeeks = 26

/** The weeks over which pages are counted, this one included. */
export const pageWeeks = 13

const kindCounts = { bug: count, feature: count, improvement: count, general: count }

/** How many people rated something, and the mean of their own means, from 1 to 5. */
export const ratersSchema = z.object({ people: count, mean: z.number() })

export type Raters = z.infer<typeof ratersSchema>

/** What a release is compared with, and the interval of the difference of the two means (since minus before). */
export const ratingChangeSchema = z.object({
  before_version: z.string(),
  before: ratersSchema,
  since: ratersSchema,
  difference: z.number(),
  low: z.number(),
  high: z.number(),
})

export type RatingChange = z.infer<typeof ratingChangeSchema>

/** A release of a remote with what was sent from it. */
export const releaseTrendSchema = z.object({
  version: z.string(),
  first_at: instant.check(z.meta({ description: 'When the first message with it came.' })),
  ...kindCounts,
  raters: z.optional(ratersSchema).check(z.meta({ description: 'Absent when nobody rated it.' })),
  change: z
    .optional(ratingChangeSchema)
    .check(z.meta({ description: 'Absent where a side has too few people.' })),
})

export type ReleaseTrend = z.infer<typeof releaseTrendSchema>

/** What feedback says together: counts and means, and no words of anybody. */
export const feedbackTrendsSchema = z.object({
  weeks: z
    .array(
      z.object({
        week: z.string().check(z.meta({ description: 'Its Monday, UTC.' })),
        ...kindCounts,
        ratings: z
          .array(count)
          .check(z.meta({ description: 'Messages with 1, 2, 3, 4 and 5 stars.' })),
      }),
    )
    .check(z.meta({ description: 'Earliest first; weeks without messages are left out.' })),
  pages: z.array(
    z.object({
      page: z.string(),
      ...kindCounts,
      rated: count,
      mean: z.optional(z.number()).check(z.meta({ description: 'Absent where none is rated.' })),
    }),
  ),
  remotes: z.array(
    z.object({
      name: z.string(),
      releases: z.array(releaseTrendSchema).check(z.meta({ description: 'Newest first.' })),
    }),
  ),
})

export type FeedbackTrends = z.infer<typeof feedbackTrendsSchema>

/** Of which messages the weeks are counted: those of a page, of a remote, or all. */
export type TrendsQuery = { path?: string | undefined; remote?: string | undefined }

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
  state?: FeedbackState | undefined
  /** The id of who takes care of it; 0 for nobody. */
  assignee?: number | undefined
  label?: string | undefined
  /** The `page` of a message; `page` is taken. */
  path?: string | undefined
  /** The name of a remote that was on screen. */
  remote?: string | undefined
  /** The id of the message that the listed ones are merged into. Only this, `id` and `search` list merged ones. */
  merged_into?: number | undefined
}
