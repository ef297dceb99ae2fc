import { z } from 'zod'
import { integer } from '../fields/integer.ts'

const largestLimit = 1_000

/** What may be asked of a long list: no more than so many items, the newest ones. */
export const listQuerySchema = z.object({
  limit: integer({ min: 1, max: largestLimit }).optional(),
})
