const listeners = new Set<() => void>()
let generation = 0

/** Counts the users of this page: a call begun under one number must not end under another. */
export const currentGeneration = (): number => generation

/** Tells everyone who keeps something of a user that this user has left. */
export const announceUserChange = (): void => {
  generation += 1
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever the user changes or leaves; answers with the way to stop it. */
export const onUserChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
