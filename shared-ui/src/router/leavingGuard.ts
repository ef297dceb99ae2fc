import { proxy, ref } from 'valtio/vanilla'

type Place = { pathname: string; search: string }

export type Guard = {
  /** Whether going from one place to the other leaves what is guarded. */
  isLeaving: (from: Place, to: Place) => boolean
  title: string
  text: string
  stayLabel: string
  leaveLabel: string
  /** Told when somebody leaves in spite of what is unsaved. */
  onLeave: (() => void) | undefined
}

/** The forms that hold something unsaved, in the order in which they came. */
export const guards = proxy<{ held: { key: symbol; guard: Guard }[] }>({ held: [] })

export const holdGuard = (key: symbol, guard: Guard) => {
  guards.held.push(ref({ key, guard }))
}

export const dropGuard = (key: symbol) => {
  guards.held = guards.held.filter((held) => held.key !== key)
}

/** Whether a form that holds something unsaved would be left. */
export const isHeld = (from: Place, to: Place) =>
  guards.held.some(({ guard }) => guard.isLeaving(from, to))
