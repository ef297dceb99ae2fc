import { z } from 'zod'
import type { Operations } from '../openapi/operation.ts'
import {
  journeyChangesSchema,
  journeyChoicesSchema,
  journeySchema,
  newJourneySchema,
} from './journey.schema.ts'

export const journeyOperations: Operations = {
  'GET /journey/': {
    summary: 'All journeys, newest first, with what is computed from their milestones',
    answers: { 200: z.array(journeySchema) },
  },
  'POST /journey/': {
    summary: 'Start a journey',
    body: newJourneySchema,
    answers: { 201: journeySchema },
  },
  'GET /journey/choices/': {
    summary: 'The categories and statuses of journeys',
    answers: { 200: journeyChoicesSchema },
  },
  'GET /journey/:id/': { summary: 'One journey', answers: { 200: journeySchema } },
  'PUT /journey/:id/': {
    summary: 'Change a journey; what is left out stays',
    body: newJourneySchema,
    answers: { 200: journeySchema },
  },
  'PATCH /journey/:id/': {
    summary: 'Change parts of a journey',
    body: journeyChangesSchema,
    answers: { 200: journeySchema },
  },
  'DELETE /journey/:id/': {
    summary: 'Remove a journey and its milestones',
    answers: { 204: null },
  },
}
