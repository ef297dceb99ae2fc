import type { Feedback, NewFeedback } from '@truenorth/api/contract'
import { sendOnce } from '@truenorth/shared-auth/outbox'

/** What kind of write feedback is to the outbox, and the name of its form's draft. */
export const feedbackKind = 'feedback'
export const feedbackDraft = 'feedback'

/** Stored once, however often it is sent. Apart from the inbox's calls: only the form loads the outbox. */
export const sendFeedback = (feedback: NewFeedback) =>
  sendOnce<Feedback>('/feedback/', feedback, {
    kind: feedbackKind,
    label: 'Your feedback',
    draft: feedbackDraft,
  })
