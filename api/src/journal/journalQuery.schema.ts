import { z } from 'zod'
import { integer } from '../fields/integer.ts'

const largestLimit = 1_000

/** What may be asked of the list: no more than so many entries, the newest ones. */
export const journalQuerySchema = z.object({
  limit: integer({ min: 1, max: largestLimit }).optional(),
})
