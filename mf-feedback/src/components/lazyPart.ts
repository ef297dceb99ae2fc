import { report } from '@truenorth/shared-auth'
import { lazyWithRetry } from '@truenorth/shared-ui'

/** A component of this remote that loads when it is shown; if that fails, its place offers to try again. */
export const lazyPart = lazyWithRetry({
  name: 'Feedback',
  plural: false,
  onError: (error) => report(error, 'a part of the feedback could not be shown'),
})
