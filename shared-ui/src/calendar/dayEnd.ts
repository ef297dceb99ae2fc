import { latestDayEnd } from '@truenorth/api-contract/readingDay'

const listeners = new Set<() => void>()
let held = 0

/** The hour, after midnight, at which the user's day ends: 0 to 5. */
export const userDayEnd = () => held

/** Sets it for the user who is signed in. What is no such hour counts as midnight. */
export const setDayEnd = (hour: number | null | undefined) => {
  const isHour = Number.isInteger(hour) && Number(hour) >= 0 && Number(hour) <= latestDayEnd
  held = isHour ? Number(hour) : 0
  for (const listener of listeners) listener()
}

/** Calls `listener` when it is set; returns the function that unsubscribes. */
export const onDayEnd = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
