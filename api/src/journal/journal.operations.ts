import { z } from 'zod'
import type { Operations } from '../openapi/operation.ts'
import {
  journalEntryChangesSchema,
  journalEntrySchema,
  newJournalEntrySchema,
} from './journalEntry.schema.ts'
import { imageChangesSchema, journalImageSchema } from './journalImage.schema.ts'

export const journalOperations: Operations = {
  'POST /journal/images/': {
    summary: 'Send a picture, raw, with its description percent-encoded in X-Alt-Text',
    answers: { 201: journalImageSchema },
  },
  'GET /journal/images/:id/': { summary: 'The bytes of a picture', answers: { 200: null } },
  'PATCH /journal/images/:id/': {
    summary: 'Describe a picture',
    body: imageChangesSchema.partial(),
    answers: { 200: journalImageSchema },
  },
  'GET /journal/': {
    summary: 'All entries, newest day first; with ?limit=n the newest n',
    answers: { 200: z.array(journalEntrySchema) },
  },
  'POST /journal/': {
    summary: 'Write an entry',
    body: newJournalEntrySchema,
    answers: { 201: journalEntrySchema },
  },
  'GET /journal/:id/': { summary: 'One entry', answers: { 200: journalEntrySchema } },
  'PUT /journal/:id/': {
    summary: 'Change an entry; what is left out stays',
    body: newJournalEntrySchema,
    answers: { 200: journalEntrySchema },
  },
  'PATCH /journal/:id/': {
    summary: 'Change parts of an entry',
    body: journalEntryChangesSchema,
    answers: { 200: journalEntrySchema },
  },
  'DELETE /journal/:id/': { summary: 'Remove an entry and its pictures', answers: { 204: null } },
}
