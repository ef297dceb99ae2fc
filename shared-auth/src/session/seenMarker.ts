import { readStored, writeStored } from './storedValue'

/** Whether somebody has signed in on this browser before: the login page then says "Welcome Back". */
export const hasSignedInBefore = (): boolean => readStored('truenorth_seen') !== undefined

export const markSeen = (): void => {
  writeStored('truenorth_seen', 'true')
}
