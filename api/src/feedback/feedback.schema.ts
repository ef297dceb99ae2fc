import { z } from 'zod'
import { choice } from '../fields/choice.ts'
import { email } from '../fields/email.ts'
import { flag } from '../fields/flag.ts'
import { integer } from '../fields/integer.ts'
import { instant, itemFields } from '../fields/item.schema.ts'
import { text } from '../fields/text.ts'

export const feedbackTypes = ['bug', 'feature', 'improvement', 'general'] as const

export const longestFeedback = 5000

export const newFeedbackSchema = z.object({
  type: choice(feedbackTypes).optional(),
  message: text({ max: longestFeedback }),
  email: email({ blank: true }).optional(),
  rating: integer({ min: 1, max: 5 }).nullable().optional(),
  page: text({ max: 200, blank: true }).optional(),
})

export const feedbackChangesSchema = z.object({ is_read: flag().optional() })

export const feedbackSchema = z.object({
  ...itemFields,
  type: z.enum(feedbackTypes),
  message: z.string(),
  email: z.string(),
  rating: z.int().nullable(),
  page: z.string().meta({ description: 'The path where it was written, without the query.' }),
  username: z.string().optional().meta({ description: 'Absent when the account is gone.' }),
  is_read: z.boolean(),
  created_at: instant,
})

const count = z.int()

export const feedbackSummarySchema = z.object({
  total: count,
  unread: count,
  bug: count,
  feature: count,
  improvement: count,
  general: count,
  matching: count.meta({ description: 'How many the same query lists, on all its pages.' }),
})

export type FeedbackSummary = z.infer<typeof feedbackSummarySchema>
export type Feedback = z.infer<typeof feedbackSchema>
export type NewFeedback = z.infer<typeof newFeedbackSchema>
export type FeedbackChanges = z.infer<typeof feedbackChangesSchema>
