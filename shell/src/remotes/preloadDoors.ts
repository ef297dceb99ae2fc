// The doors that remotes take from the shell and that the first paint does not need.
const doors = [
  () => import('@truenorth/shared-auth/outbox'),
  () => import('@truenorth/shared-ui/forms'),
  () => import('@truenorth/shared-ui/overlay'),
  () => import('@truenorth/shared-ui/motion'),
  () => import('@truenorth/shared-ui/charts'),
  () => import('@truenorth/shared-ui/lists'),
]

/** Fetches them while nothing else is going on, so that the first screen that asks need not wait. */
export const preloadDoors = () => Promise.allSettled(doors.map((open) => open()))
