import type { Feedback, NewFeedback } from '@truenorth/api/contract'

/** What the form holds. */
export type FeedbackValues = {
  type: Feedback['type']
  rating: number | undefined
  message: string
  email: string
}

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
