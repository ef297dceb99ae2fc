import { proxy } from 'valtio'

/** Every key that the product keeps in local storage besides the theme (D1). */
type StorageKey = 'access_token' | 'refresh_token' | 'truenorth_demo' | 'truenorth_seen'

const state = proxy({ works: true })

/** `works` is false when local storage is full or forbidden: the session then ends with the page. */
export const storage: Readonly<typeof state> = state

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act()
  } catch {
    state.works = false
    return undefined
  }
}

export const readStored = (key: StorageKey): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined

export const removeStored = (key: StorageKey): void => {
  attempt(() => localStorage.removeItem(key))
}

/** Answers with false when the browser could not store it. */
export const writeStored = (key: StorageKey, value: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, value)
    return true
  }) ?? false

/** Whether a user has signed in on this browser before: the login page then says "Welcome Back". */
export const hasSignedInBefore = (): boolean => readStored('truenorth_seen') !== undefined

export const markSignedInBefore = (): void => {
  writeStored('truenorth_seen', 'true')
}

/** For a deleted account, to which nobody can be welcomed back. */
export const clearSignedInBefore = (): void => removeStored('truenorth_seen')
