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

/** Code points of a label. */
export const longestLabel = 40

/** Labels of one message. */
export const mostLabels = 10

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
})

export type FeedbackSummary = z.infer<typeof feedbackSummarySchema>

/** What an administrator may change; read feedback stays read. */
export type FeedbackChanges = {
  is_read?: boolean | undefined
  state?: FeedbackState | undefined
  /** The id of an administrator; null for nobody. */
  assignee?: number | null | undefined
  labels?: string[] | undefined
}

/** One change of several messages, each over the version that the administrator saw. */
export type FeedbackBulkChange = {
  items: { id: number; version: number }[]
  is_read?: true | undefined
  state?: FeedbackState | undefined
  assignee?: number | null | undefined
  /** Put beside the labels that a message has. */
  add_label?: string | undefined
}

/** What was changed, and what was not: as it is now, because another administrator had changed it. */
export const bulkResultSchema = z.object({
  changed: z.array(feedbackSchema),
  conflicts: z.array(feedbackSchema),
})

export type BulkResult = z.infer<typeof bulkResultSchema>

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

export type NewFeedbackNote = { text: string }

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

export type NewFeedbackAnswer = { text: string }

/** A message as the file for programs holds it: all that administrators see of it but their notes. */
export const exportedFeedbackSchema = z.extend(feedbackSchema, {
  answers: z.array(feedbackAnswerSchema),
})

export type ExportedFeedback = z.infer<typeof exportedFeedbackSchema>

/** Asks for no more letters; the token stands in each letter. */
export type StopLetters = { token: string }

/** One line of the audit log: who did what, to which message, and when. It holds no words of anybody. */
export const feedbackActSchema = z.object({
  id: z.int(),
  writer,
  act: z.string().check(
    z.meta({
      description:
        'read, state:<state>, assignee, labels, note, answer or delete, and others in future',
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
}
