// Has something newer been published since this page was loaded? Asked when somebody comes back to the tab.
import type { Registry } from '@truenorth/delivery/registry'
import { useSyncExternalStore } from 'react'
import { fetchRegistry } from './otherReleases'
import { inThisBrowser, registry } from './registry'

const leastPauseMs = 30_000

let isNewer = false
let askedAt = Date.now()
const listeners = new Set<() => void>()

const outline = (registry: Registry) =>
  JSON.stringify([
    registry.shell,
    inThisBrowser(registry).map(({ name, version }) => `${name} ${version}`),
  ])

/** Asks the site, at most twice a minute. */
export const lookForNewer = async () => {
  if (isNewer || document.hidden || Date.now() - askedAt < leastPauseMs) return
  askedAt = Date.now()
  // Without an answer nothing newer is known: the next look asks again.
  const fresh = await fetchRegistry().catch(() => registry)
  if (outline(fresh) === outline(registry)) return
  isNewer = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  const look = () => void lookForNewer()
  listeners.add(listener)
  document.addEventListener('visibilitychange', look)
  addEventListener('focus', look)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('focus', look)
  }
}

/** True once something newer than this page is live. */
export const useIsNewer = () =>
  useSyncExternalStore(
    subscribe,
    () => isNewer,
    () => false,
  )
