// The doors that remotes take from the shell and that the first paint does not need.
export const doors: Record<string, () => Promise<unknown>> = {
  '@truenorth/shared-auth/outbox': () => import('@truenorth/shared-auth/outbox'),
  '@truenorth/shared-ui/forms': () => import('@truenorth/shared-ui/forms'),
  '@truenorth/shared-ui/overlay': () => import('@truenorth/shared-ui/overlay'),
  '@truenorth/shared-ui/motion': () => import('@truenorth/shared-ui/motion'),
  '@truenorth/shared-ui/charts': () => import('@truenorth/shared-ui/charts'),
  '@truenorth/shared-ui/lists': () => import('@truenorth/shared-ui/lists'),
}

/** Fetches doors, all of them unless told which, so that a screen that asks need not wait. */
export const openDoors = (names = Object.keys(doors)) =>
  Promise.allSettled(names.map(async (name) => doors[name]?.()))
