import { z } from 'zod'
import type { Operations } from '../openapi/operation.ts'
import {
  feedbackChangesSchema,
  feedbackSchema,
  feedbackSummarySchema,
  newFeedbackSchema,
} from './feedback.schema.ts'

export const feedbackOperations: Operations = {
  'POST /feedback/': {
    summary: 'Send feedback',
    body: newFeedbackSchema,
    answers: { 201: feedbackSchema },
  },
  'GET /feedback/list/': {
    summary:
      'All feedback, newest first; type, is_read, search, ordering, id, page and page_size choose',
    answers: { 200: z.array(feedbackSchema) },
  },
  'GET /feedback/summary/': {
    summary: 'How much feedback there is, and how much of it the same query lists',
    answers: { 200: feedbackSummarySchema },
  },
  'GET /feedback/export/': {
    summary: 'What the same query lists, all pages of it, as a CSV file',
    answers: { 200: null },
  },
  'PATCH /feedback/:id/': {
    summary: 'Mark as read',
    body: feedbackChangesSchema,
    answers: { 200: feedbackSchema },
  },
  'DELETE /feedback/:id/': { summary: 'Remove feedback', answers: { 204: null } },
}
