const listeners = new Set<() => void>()
let isOpen = false

const set = (next: boolean) => {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Whether the person is being asked before signing out; the buttons that ask may be gone by then. */
export const signOutQuestion = {
  isOpen: () => isOpen,
  ask: () => set(true),
  close: () => set(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
