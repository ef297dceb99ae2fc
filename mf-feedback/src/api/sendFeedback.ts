// Apart from the inbox, because only the form needs the outbox.
import { type NewFeedback, receivedFeedbackSchema } from '@truenorth/api-contract/feedback'
import { report } from '@truenorth/shared-auth'
import { postIdempotent } from '@truenorth/shared-auth/outbox'

/** The kind of new feedback in the outbox. */
export const feedbackKind = 'feedback'

/** Key of the draft of new feedback. */
export const feedbackDraft = 'feedback'

/**
 * Stores new feedback, once however often it is sent. Failures are logged.
 * @throws as `postIdempotent`
 */
export const sendFeedback = async (feedback: NewFeedback) => {
  try {
    return await postIdempotent('/feedback/', feedback, {
      kind: feedbackKind,
      label: 'Your feedback',
      draft: feedbackDraft,
      schema: receivedFeedbackSchema,
    })
  } catch (error) {
    report(error, 'sending feedback')
    throw error
  }
}
