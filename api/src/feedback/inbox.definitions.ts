// The routes of the inbox, apart from their handlers: the demo in the browser knows them and has none.
import { feedbackSchema, feedbackStates, longestFeedback } from '@truenorth/api-contract/feedback'
import {
  bulkRemovalSchema,
  bulkResultSchema,
  exportedFeedbackSchema,
  feedbackActSchema,
  feedbackDeskSchema,
  feedbackDigestSchema,
  feedbackSummarySchema,
  feedbackThreadSchema,
  feedbackTrendsSchema,
  mostAtOnce,
  remoteFeedbackSchema,
  type FeedbackBulkChange,
  type FeedbackBulkRemoval,
  type FeedbackChanges,
  type FeedbackDigest,
  type NewText,
  type StopLetters,
  type TrendsQuery,
} from '@truenorth/api-contract/inbox'
import * as z from 'zod/mini'
import { choice, flag, integer, list, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { defineRoutes } from '../http/route.ts'
import { feedbackQuerySchema, labelField, labelsField } from './feedbackQuery.ts'

const anId = () => integer({ min: 1, max: 1e15 })

const changesSchema = z.object({
  is_read: z.optional(flag()),
  state: z.optional(choice(feedbackStates)),
  assignee: z.optional(z.nullable(anId())),
  labels: z.optional(labelsField()),
  merged_into: z.optional(z.nullable(anId())),
} satisfies FieldsOf<FeedbackChanges>)

const seenItems = () => list(z.object({ id: anId(), version: anId() }), mostAtOnce)

const bulkSchema = z.object({
  items: seenItems(),
  is_read: z.optional(z.literal(true)),
  state: z.optional(choice(feedbackStates)),
  assignee: z.optional(z.nullable(anId())),
  merged_into: z.optional(z.nullable(anId())),
  add_label: z.optional(labelField()),
} satisfies FieldsOf<FeedbackBulkChange>)

const bulkRemovalBody = z.object({ items: seenItems() } satisfies FieldsOf<FeedbackBulkRemoval>)

const writtenSchema = z.object({
  text: text({ max: longestFeedback }),
} satisfies FieldsOf<NewText>)

const stopSchema = z.object({
  token: text({ max: 100 }),
} satisfies FieldsOf<StopLetters>)

const digestSchema = z.object({ is_on: flag() } satisfies FieldsOf<Pick<FeedbackDigest, 'is_on'>>)

const admin = { access: 'admin' } as const
const one = { path: '/feedback/:id/', ...admin } as const

export const inboxDefinitions = defineRoutes({
  list: {
    ...admin,
    method: 'GET',
    path: '/feedback/list/',
    summary:
      'All feedback, newest first; type, is_read, search, state, assignee, label, path, remote, merged_into, ordering, id, page and page_size choose',
    query: feedbackQuerySchema,
    answers: { 200: z.array(feedbackSchema) },
  },
  summary: {
    ...admin,
    method: 'GET',
    path: '/feedback/summary/',
    summary: 'How much feedback there is, and how much of it the same query lists',
    query: feedbackQuerySchema,
    answers: { 200: feedbackSummarySchema },
  },
  csv: {
    ...admin,
    method: 'GET',
    path: '/feedback/export/',
    summary: 'What the same query lists, all pages of it, as a CSV file',
    query: feedbackQuerySchema,
    answers: { 200: null },
  },
  json: {
    ...admin,
    method: 'GET',
    path: '/feedback/export/json/',
    summary: 'The same as a JSON file',
    query: feedbackQuerySchema,
    answers: { 200: z.array(exportedFeedbackSchema) },
  },
  desk: {
    ...admin,
    method: 'GET',
    path: '/feedback/desk/',
    summary: 'Whom messages can be given to, and the labels, pages and remotes in use',
    answers: { 200: feedbackDeskSchema },
  },
  trends: {
    ...admin,
    method: 'GET',
    path: '/feedback/trends/',
    summary:
      'Kinds and ratings by week, of a page or a remote if one is named; by page; and by release of each remote',
    query: z.object({
      path: feedbackQuerySchema.shape.path,
      remote: feedbackQuerySchema.shape.remote,
    } satisfies FieldsOf<TrendsQuery>),
    answers: { 200: feedbackTrendsSchema },
  },
  acts: {
    ...admin,
    method: 'GET',
    path: '/feedback/acts/',
    summary: 'The audit log: what administrators did, newest first, before the line with that id',
    query: z.object({ before: z.optional(anId()) }),
    answers: { 200: z.array(feedbackActSchema) },
  },
  remotes: {
    method: 'GET',
    path: '/feedback/remotes/',
    access: 'anyone',
    summary: 'How the feedback of a remote goes, for its team: with a token of its own, or 404',
    answers: { 200: z.array(remoteFeedbackSchema) },
  },
  digest: {
    ...admin,
    method: 'GET',
    path: '/feedback/digest/',
    summary: 'Whether the administrator gets the weekly letter with counts of feedback',
    answers: { 200: feedbackDigestSchema },
  },
  changeDigest: {
    ...admin,
    method: 'PATCH',
    path: '/feedback/digest/',
    summary: 'Turn the weekly letter with counts of feedback on or off',
    body: digestSchema,
    answers: { 200: feedbackDigestSchema },
  },
  bulk: {
    ...admin,
    method: 'POST',
    path: '/feedback/bulk/',
    summary: 'Change several messages, each only over the version that was seen',
    body: bulkSchema,
    answers: { 200: bulkResultSchema },
  },
  bulkRemove: {
    ...admin,
    method: 'POST',
    path: '/feedback/bulk/remove/',
    summary: 'Remove several messages, each only as it was seen',
    body: bulkRemovalBody,
    answers: { 200: bulkRemovalSchema },
  },
  thread: {
    ...admin,
    method: 'GET',
    path: '/feedback/:id/thread/',
    summary: 'What administrators wrote about a message and did with it',
    answers: { 200: feedbackThreadSchema },
  },
  picture: {
    ...admin,
    method: 'GET',
    path: '/feedback/:id/picture/',
    summary: 'The picture that was sent with a message',
    answers: { 200: null },
  },
  note: {
    ...admin,
    method: 'POST',
    path: '/feedback/:id/notes/',
    summary: 'Add a note for administrators',
    body: writtenSchema,
    answers: { 200: feedbackThreadSchema },
  },
  removeNote: {
    ...admin,
    method: 'DELETE',
    path: '/feedback/:id/notes/:noteId/',
    summary: 'Remove a note of one’s own',
    answers: { 204: null },
  },
  answer: {
    ...admin,
    method: 'POST',
    path: '/feedback/:id/answers/',
    summary: 'Answer a message; a letter is sent where its author gave an address',
    body: writtenSchema,
    answers: { 200: feedbackThreadSchema },
  },
  stopLetters: {
    method: 'POST',
    path: '/feedback-letters/stop/',
    access: 'anyone',
    summary: 'Ask for no more letters, with the token of one of them',
    body: stopSchema,
    answers: { 204: null },
  },
  change: {
    ...one,
    method: 'PATCH',
    summary:
      'Mark as read, set the state, who takes care of it, and labels; merge it into another message, or take it out again',
    body: changesSchema,
    answers: { 200: feedbackSchema },
  },
  remove: { ...one, method: 'DELETE', summary: 'Remove feedback', answers: { 204: null } },
})
