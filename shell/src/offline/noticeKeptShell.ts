// A page that came from the service worker says at once that the network did not answer, also to who asks the server nothing.
import { connection } from '@truenorth/shared-auth'
import { fetchRegistry } from '../remotes/otherReleases'
import { keptMark } from '../worker/pageUse'

const againAfterMs = 5_000

const isKept = () =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming &&
        entry.serverTiming.some(({ name }) => name === keptMark),
    )

// The site's own answer ends it, where no call to the server has.
const lookAgain = async () => {
  if (connection.online) return
  const registry = await fetchRegistry().catch(() => undefined)
  if (registry) connection.online = true
  else setTimeout(() => void lookAgain(), againAfterMs)
}

/** Once, before the first screen. */
export const noticeKeptShell = () => {
  if (!isKept()) return
  connection.online = false
  void lookAgain()
}
