import { is } from '@truenorth/shared-auth'
import type { Feedback, NewFeedback } from '@truenorth/api/contract'

/** What the form holds. */
export type FeedbackValues = {
  type: Feedback['type']
  rating: number | undefined
  message: string
  email: string
}

/** Whether a draft, whatever it was made of, holds what can be chosen. */
export const isFeedback = ({ type, rating }: FeedbackValues) =>
  is.oneOf(['bug', 'feature', 'improvement', 'general'])(type) && is.maybe(is.whole(1, 5))(rating)

export const emptyFeedback: FeedbackValues = {
  type: 'general',
  rating: undefined,
  message: '',
  email: '',
}

/** What is sent; a rating or an address that was left out is not in it. */
export const toNewFeedback = (values: FeedbackValues, page: string): NewFeedback => {
  const { type, rating, message } = values
  const email = values.email.trim()
  return {
    type,
    message: message.trim(),
    ...(rating !== undefined && { rating }),
    ...(email !== '' && { email }),
    page,
  }
}
