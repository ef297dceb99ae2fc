import { fieldErrors } from '@truenorth/shared-auth'
import { sendTexts } from '../../content'
import type { FeedbackValues } from './feedbackValues'

/** What is wrong, field by field. */
export type FeedbackFaults = { message?: string | undefined; email?: string | undefined }

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What the form itself finds wrong; empty when it may be sent. */
export const faultsIn = ({ message, email }: FeedbackValues): FeedbackFaults => ({
  ...(message.trim() === '' && { message: sendTexts.blank }),
  ...(email.trim() !== '' && !looksLikeEmail.test(email.trim()) && { email: sendTexts.badEmail }),
})

/** What the server finds wrong, its first message for each field. */
export const faultsOf = (error: unknown): FeedbackFaults => {
  const { message, email } = fieldErrors(error)
  return { message: message?.[0], email: email?.[0] }
}
