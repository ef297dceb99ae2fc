import type { Feedback } from '@truenorth/api-contract/feedback'

/** One item as the server sends it. */
export const someFeedback = (changes: Partial<Feedback> = {}): Feedback => ({
  id: 1,
  version: 1,
  type: 'bug',
  message: 'The chart shows Sunday as Okay although I never opened the app.',
  email: 'jonas@example.org',
  rating: 4,
  page: '/dashboard',
  username: 'jonas.w',
  is_read: false,
  created_at: '2025-11-27T12:56:00Z',
  ...changes,
})
