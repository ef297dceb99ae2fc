import { type FeedbackState, feedbackStates } from '@truenorth/api-contract/feedback'

/** The states in the words of the inbox. */
export const stateLabels: Record<FeedbackState, string> = {
  new: 'New',
  planned: 'Planned',
  in_progress: 'In progress',
  done: 'Done',
  declined: 'Declined',
}

/** The states as the options of a select. */
export const stateOptions = feedbackStates.map((value) => ({ value, label: stateLabels[value] }))

/** The state with that name. */
export const stateNamed = (name: string | null): FeedbackState | undefined =>
  feedbackStates.find((state) => state === name)

/** The tone of a state's chip; a new message needs none. */
export const stateTones = {
  planned: 'brand',
  in_progress: 'warn',
  done: 'good',
  declined: 'muted',
} as const satisfies Record<Exclude<FeedbackState, 'new'>, string>
