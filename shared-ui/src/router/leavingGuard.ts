// Forms with unsaved changes hold a guard. `LeavingGuardHost` asks before a held form is left.
import { proxy, ref } from 'valtio/vanilla'

type Place = { pathname: string; search: string }

/** What a form with unsaved changes holds. */
type Guard = {
  key: symbol
  /** Whether a navigation from one place to another leaves the form. */
  isLeaving: (from: Place, to: Place) => boolean
  title: string
  text: string
  stayLabel: string
  leaveLabel: string
  onLeave: () => void
}

/** A form that wants to close within its page, which no navigation would reveal. */
type Closing = { guard: Guard; close: () => void }

/** Held guards, oldest first, and the form that waits for an answer. Only this module writes to it. */
export const leavingGuards = proxy<{ held: Guard[]; closing: Closing | undefined }>({
  held: [],
  closing: undefined,
})

/** Starts a guard. */
export const holdGuard = (guard: Guard) => {
  leavingGuards.held.push(ref(guard))
}

/** Ends a guard and its question; unknown keys are ignored. */
export const releaseGuard = (key: symbol) => {
  leavingGuards.held = leavingGuards.held.filter((guard) => guard.key !== key)
  if (leavingGuards.closing?.guard.key === key) leavingGuards.closing = undefined
}

/** Closes a form within its page; a held one is closed after the question is answered with yes. */
export const closeGuarded = (key: symbol, close: () => void) => {
  const guard = leavingGuards.held.find((held) => held.key === key)
  if (guard) leavingGuards.closing = ref({ guard, close })
  else close()
}

/** Answers the question of `closeGuarded`. */
export const answerClosing = (isLeaving: boolean) => {
  const { closing } = leavingGuards
  leavingGuards.closing = undefined
  if (!closing || !isLeaving) return
  closing.guard.onLeave()
  releaseGuard(closing.guard.key)
  closing.close()
}

/** Whether a navigation would leave a held form. */
export const blocksNavigation = (from: Place, to: Place) =>
  leavingGuards.held.some((guard) => guard.isLeaving(from, to))
