import type { FeedbackType } from '@truenorth/api-contract/feedback'

/** The kinds in the words of the product. */
export const typeLabels: Record<FeedbackType, string> = {
  bug: 'Bug Report',
  feature: 'Feature Request',
  improvement: 'Improvement',
  general: 'General Feedback',
}
