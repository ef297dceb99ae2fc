import { z } from 'zod'
import type { Operations } from '../openapi/operation.ts'
import { moodChangesSchema, moodSchema, newMoodSchema, weeklyAverageSchema } from './mood.schema.ts'

const moods = z.array(moodSchema)

export const moodOperations: Operations = {
  'GET /mood/': {
    summary: 'All readings, newest first; with ?limit=n the newest n',
    answers: { 200: moods },
  },
  'POST /mood/': {
    summary: 'Log a reading',
    body: newMoodSchema,
    answers: { 201: moodSchema },
  },
  'GET /mood/today/': { summary: 'The latest reading of today', answers: { 200: moodSchema } },
  'GET /mood/history/': {
    summary: 'The readings of all days before today, newest first',
    answers: { 200: moods },
  },
  'GET /mood/weekly-average/': {
    summary: 'The average of each week that has readings, newest first',
    answers: { 200: z.array(weeklyAverageSchema) },
  },
  'GET /mood/:id/': { summary: 'One reading', answers: { 200: moodSchema } },
  'PUT /mood/:id/': {
    summary: 'Change a reading; what is left out stays',
    body: newMoodSchema,
    answers: { 200: moodSchema },
  },
  'PATCH /mood/:id/': {
    summary: 'Change parts of a reading',
    body: moodChangesSchema,
    answers: { 200: moodSchema },
  },
  'DELETE /mood/:id/': { summary: 'Remove a reading', answers: { 204: null } },
}
