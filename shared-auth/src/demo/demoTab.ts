import { exclusively } from '../http/exclusively'

const prefix = 'truenorth-demo-'
const reloadMs = 1000

/** The demo of this tab, if it has one. A tab's name lives as long as the tab, reloads included. */
export const namedTab = (): string | undefined =>
  window.name.startsWith(prefix) ? window.name : undefined

export const nameTab = (): string => {
  window.name = prefix + crypto.randomUUID()
  return window.name
}

let release: (() => void) | undefined

/** Holds a demo for as long as this page lives; false when another tab has it: this one is its copy. */
export const holdTab = (tab: string): Promise<boolean> =>
  new Promise((resolve) => {
    const untilReleased = () =>
      new Promise<void>((end) => {
        release = end
        resolve(true)
      })
    exclusively(tab, reloadMs, untilReleased).catch(() => resolve(false))
  })

export const leaveTab = (): void => {
  release?.()
  release = undefined
  if (namedTab()) window.name = ''
}

/** The demos that some page is showing at this moment. */
export const heldTabs = async (): Promise<Set<string>> => {
  const locks: LockManager | undefined = navigator.locks
  const { held = [] } = (await locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => name ?? []))
}
