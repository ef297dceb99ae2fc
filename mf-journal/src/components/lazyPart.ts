import { report } from '@truenorth/shared-auth'
import { lazyWithRetry } from '@truenorth/shared-ui'

/** A component of this remote that loads when it is shown; if that fails, its place offers to try again. */
export const lazyPart = lazyWithRetry({
  name: 'Reflections',
  onError: (error) => report(error, 'a part of the journal could not be shown'),
})
