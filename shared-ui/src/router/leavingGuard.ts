import { proxy, ref } from 'valtio/vanilla'

export type Guard = {
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
