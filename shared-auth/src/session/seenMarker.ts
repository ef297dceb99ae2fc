import { dropStored, readStored, writeStored } from './storedValue'

/** Whether somebody has signed in on this browser before: the login page then says "Welcome Back". */
export const hasSignedInBefore = (): boolean => readStored('truenorth_seen') !== undefined

/** Nobody is welcomed back to an account that is no more. */
export const forgetSeen = (): void => dropStored('truenorth_seen')

export const markSeen = (): void => {
  writeStored('truenorth_seen', 'true')
}
