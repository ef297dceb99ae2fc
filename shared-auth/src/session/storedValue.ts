import { session } from './session'

/** Every key that the product keeps in local storage besides the theme (D1). */
export type StorageKey = 'access_token' | 'refresh_token' | 'truenorth_demo' | 'truenorth_seen'

// A browser may forbid storage or have it full: the session then lives in memory, and says so.
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    session.storageWorks = false
    return undefined
  }
}

export const readStored = (key: StorageKey): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined

export const dropStored = (key: StorageKey): void => {
  attempt(() => localStorage.removeItem(key))
}

export const writeStored = (key: StorageKey, value: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, value)
    return true
  }) ?? false
