import { z } from 'zod'
import { choice } from '../fields/choice.ts'
import { flag } from '../fields/flag.ts'
import { integer } from '../fields/integer.ts'
import { text } from '../fields/text.ts'
import { feedbackTypes } from './feedback.schema.ts'

const orderings = ['created_at', '-created_at', 'rating', '-rating'] as const
const longestSearch = 200
const largestNumber = 1e15
const largestPage = 200

/** What an administrator may ask of the list, the counts and the file; all of it may be left out. */
export const feedbackQuerySchema = z.object({
  type: choice(feedbackTypes).optional(),
  is_read: flag().optional(),
  search: text({ max: longestSearch, blank: true }).optional(),
  ordering: choice(orderings).optional(),
  page: integer({ min: 1, max: largestNumber }).optional(),
  page_size: integer({ min: 1, max: largestPage }).optional(),
  id: integer({ min: 1, max: largestNumber }).optional(),
})

export type FeedbackQuery = z.infer<typeof feedbackQuerySchema>
