// Whether something newer was published since this page was loaded; checked when the user returns to the tab.
import type { Registry } from '@truenorth/delivery/registry'
import { fetchRegistry, type PageRegistry, remotesForBrowser } from './registry'

const leastPauseMs = 30_000

const outline = (registry: Registry) =>
  JSON.stringify([
    registry.shell,
    remotesForBrowser(registry).map(({ name, version }) => `${name} ${version}`),
  ])

/** A store for `useSyncExternalStore`; it checks while somebody is subscribed, at most twice a minute. */
export const createUpdateCheck = ({ published }: PageRegistry) => {
  let isNewer = false
  let checkedAt = Date.now()
  const listeners = new Set<() => void>()

  const check = async () => {
    if (isNewer || document.hidden || Date.now() - checkedAt < leastPauseMs) return
    checkedAt = Date.now()
    // Without a response the next check tries again.
    const current = await fetchRegistry().catch(() => published)
    if (outline(current) === outline(published)) return
    isNewer = true
    for (const listener of listeners) listener()
  }

  return {
    isNewer: () => isNewer,
    subscribe: (listener: () => void) => {
      const checkNow = () => void check()
      listeners.add(listener)
      document.addEventListener('visibilitychange', checkNow)
      addEventListener('focus', checkNow)
      return () => {
        listeners.delete(listener)
        document.removeEventListener('visibilitychange', checkNow)
        removeEventListener('focus', checkNow)
      }
    },
  }
}
