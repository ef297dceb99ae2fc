import { report } from '@truenorth/shared-auth'
import { lazyParts } from '@truenorth/shared-ui'

/** A part of this remote that is loaded when it is shown; when that fails, its place offers to try again. */
export const lazyPart = lazyParts({
  name: 'Readings',
  onError: (error) => report(error, 'a part of the readings could not be shown'),
})
