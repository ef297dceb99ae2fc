import { report } from '@truenorth/shared-auth'
import { lazyWithRetry } from '@truenorth/shared-ui'

/** A part of this remote that loads when it is shown. If that fails, its place offers to try again. */
export const lazyPart = lazyWithRetry({
  name: 'Readings',
  onError: (error) => report(error, 'a part of the readings could not be shown'),
})
