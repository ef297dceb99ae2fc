import {
  type FeedbackType,
  feedbackTypes,
  type NewFeedback,
} from '@truenorth/api-contract/feedback'
import { isBlank, trimmed } from '@truenorth/api-contract/text'
import * as z from '@truenorth/shared-auth/schema'
import { sendTexts } from '../../content'

/** What the form holds. */
export type FeedbackValues = {
  type: FeedbackType
  rating: number | undefined
  message: string
  email: string
}

/** The values of the untouched form. */
export const emptyFeedback: FeedbackValues = {
  type: 'general',
  rating: undefined,
  message: '',
  email: '',
}

const draftSchema = z.object({
  type: z.enum(feedbackTypes),
  rating: z.nullish(z.int().check(z.gte(1), z.lte(5))),
})

/** Whether a stored draft holds values that can be chosen. */
export const isUsable = (values: FeedbackValues) => z.safeParse(draftSchema, values).success

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The message must not be blank; an email address may be left out. */
export const rules = ({ message, email }: FeedbackValues) => ({
  ...(isBlank(message) && { message: sendTexts.blank }),
  ...(!isBlank(email) && !looksLikeEmail.test(email.trim()) && { email: sendTexts.badEmail }),
})

/** What is sent from the page with that path, without a rating or an address that was left out. */
export const toNewFeedback = (values: FeedbackValues, page: string): NewFeedback => {
  const { type, rating, message } = values
  const email = trimmed(values.email)
  return {
    type,
    message: message.trim(),
    ...(rating !== undefined && { rating }),
    ...(email !== '' && { email }),
    page,
  }
}
