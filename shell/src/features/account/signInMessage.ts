import { busyMessage, errorDetail, isStatus } from '@truenorth/shared-auth'

/** Why a sign-in was turned away for now: too many attempts, a busy service, or an account that was deactivated. */
export const signInMessage = (error: unknown) =>
  busyMessage(error) ?? (isStatus(error, 403) ? errorDetail(error) || undefined : undefined)
