// The tables of feedback; see `tables.ts`.
import type { FeedbackType } from '@truenorth/api-contract/feedback'
import type { Generated } from 'kysely'

type FeedbackTable = {
  id: Generated<number>
  /** Null when the account is gone. */
  user_id: number | null
  type: string
  message: string
  email: string
  rating: number | null
  page: string
  search_text: string
  is_read: Generated<number>
  created_at: string
  version: Generated<number>
  state: Generated<string>
  assignee_id: Generated<number | null>
  /** JSON: a list of texts. */
  labels: Generated<string>
  /** JSON: a list of objects with name and version. */
  remotes: Generated<string>
  language: Generated<string>
  theme: Generated<string>
  window_width: Generated<number | null>
  window_height: Generated<number | null>
  browser: Generated<string>
  error_id: Generated<string>
  has_picture: Generated<number>
  /** The message that stands for this one; it is merged into none itself. */
  merged_into: Generated<number | null>
}

type FeedbackNoteTable = {
  id: Generated<number>
  feedback_id: number
  /** Null when the account is gone. */
  author_id: number | null
  text: string
  created_at: string
}

/** A remote with which a message was sent; the database itself keeps it. */
type FeedbackRemoteTable = {
  feedback_id: number
  name: string
  version: string
  rating: number | null
  created_at: string
  /** Null when the account is gone. */
  author_id: Generated<number | null>
}

/** A label of a message; the database itself keeps it. */
type FeedbackLabelTable = { label: string; created_at: string; feedback_id: number }

type Tally = {
  type: string
  state: string
  is_read: number
  /** 0 for nobody. */
  assignee_id: number
  messages: number
}

type Part = {
  part: 'all' | 'page' | 'remote'
  /** The page or the name of the remote; empty for all messages. */
  subject: string
}

/** Messages counted by what the inbox is filtered by; the database itself counts them. */
type FeedbackTallyTable = Part & Tally

/** Messages with a label, counted alike. */
type FeedbackLabelTallyTable = { label: string } & Tally

/** Messages counted by week; the database itself counts them. */
type FeedbackWeekTable = Part & {
  /** The release of a remote; empty for the other parts. */
  version: string
  /** Its Monday, UTC. */
  week: string
  type: string
  /** 0 where there is none. */
  rating: number
  messages: number
}

/** Messages of a week, by kind and by rating; the database itself adds them up. */
type FeedbackWeekSumTable = Part & {
  /** Its Monday, UTC. */
  week: string
} & Record<FeedbackType | `rated_${1 | 2 | 3 | 4 | 5}`, number>

/** A release of a remote with what came from it; the database itself adds it up. */
type FeedbackReleaseTable = Record<FeedbackType, number> & {
  name: string
  version: string
  /** When its first message came. */
  first_at: string
  messages: number
  /** Those who rated it and have an account. */
  people: number
  /** The sum of the means of what each of them gave, and the sum of the squares of these means. */
  means: number
  squares: number
}

/** The picture of a message. */
type FeedbackPictureTable = { feedback_id: number; bytes: Uint8Array; type: string }

/** What administrators answered, and the letter that carries it. */
type FeedbackAnswerTable = {
  id: Generated<number>
  feedback_id: number
  /** Null when the account is gone. */
  author_id: number | null
  text: string
  created_at: string
  seen_at: Generated<string | null>
  letter: 'none' | 'waiting' | 'sent' | 'failed' | 'stopped'
  attempts: Generated<number>
  next_attempt_at: string | null
  failure: Generated<string>
  stop_token: string
}

/** Addresses that want no letters, as hashes. */
type LetterStopTable = { address_hash: string; created_at: string }

/** An administrator who wants the weekly letter, and when the next one is due. */
type FeedbackDigestTable = {
  user_id: number
  next_attempt_at: string
  attempts: Generated<number>
  failure: Generated<string>
  stop_token: string
}

/** What lets the team of a remote read its counts, as a hash. */
type RemoteTokenTable = {
  hash: string
  remote: string
  created_at: string
  last_used_at: Generated<string | null>
}

/** Where the team of a remote is told of new feedback, and the key of the signature. */
type RemoteHookTable = { remote: string; url: string; secret: string; created_at: string }

/** What is still to be told; it is not tried again where `next_attempt_at` is null. */
type HookDeliveryTable = {
  id: Generated<number>
  remote: string
  feedback_id: number
  attempts: Generated<number>
  next_attempt_at: string | null
  failure: Generated<string>
}

/** What administrators did. Lines are added and never changed. */
type AdminActTable = {
  id: Generated<number>
  admin_id: number
  act: string
  feedback_id: number
  created_at: string
}

/** The tables of feedback and of what administrators make of it. */
export type FeedbackTables = {
  feedback: FeedbackTable
  feedback_notes: FeedbackNoteTable
  feedback_answers: FeedbackAnswerTable
  feedback_pictures: FeedbackPictureTable
  feedback_remotes: FeedbackRemoteTable
  feedback_weeks: FeedbackWeekTable
  feedback_week_sums: FeedbackWeekSumTable
  feedback_releases: FeedbackReleaseTable
  feedback_labels: FeedbackLabelTable
  feedback_label_tallies: FeedbackLabelTallyTable
  feedback_tallies: FeedbackTallyTable
  letter_stops: LetterStopTable
  feedback_digests: FeedbackDigestTable
  remote_tokens: RemoteTokenTable
  remote_hooks: RemoteHookTable
  hook_deliveries: HookDeliveryTable
  admin_acts: AdminActTable
}
