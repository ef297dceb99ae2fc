import { z } from 'zod'
import type { Operations } from '../openapi/operation.ts'
import { newClientReportSchema, remoteHealthSchema } from './clientReport.schema.ts'

export const clientReportOperations: Operations = {
  'POST /client-reports/': {
    summary: 'Tell how the remotes did in a browser',
    body: newClientReportSchema,
    answers: { 204: null },
  },
  'GET /client-reports/': {
    summary: 'How each version of each remote did in all browsers within a week',
    answers: { 200: z.array(remoteHealthSchema) },
  },
}
