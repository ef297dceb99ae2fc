import { decodeBase64Url } from '../browser/base64url'
import { readStored, removeStored, writeStored } from './storage'

/** A pair of tokens; either may be missing. */
export type Tokens = { access: string | undefined; refresh: string | undefined }

const none: Tokens = { access: undefined, refresh: undefined }
let held: Tokens = none

/** What can be a token: it travels in a header, and is not the name of an empty value. */
export const tokenPattern = /^(?!(?:undefined|null)$)[\x21-\x7e]+$/

// Local storage may hold anything.
const parseToken = (value = '') => (tokenPattern.test(value) ? value : undefined)

/** The tokens in use. They are held in memory, so that a browser without storage works too. */
export const currentTokens = (): Tokens => held

export const hasToken = ({ access, refresh }: Tokens): boolean => Boolean(access ?? refresh)

export const storedTokens = (): Tokens => ({
  access: parseToken(readStored('access_token')),
  refresh: parseToken(readStored('refresh_token')),
})

/** Uses what storage holds: at load, and when another tab has changed it. */
export const adoptTokens = (tokens: Tokens): void => {
  held = tokens
}

const store = (key: 'access_token' | 'refresh_token', value: string | undefined) => {
  // A spent token left in storage would look stolen to the server after a reload.
  if (value === undefined || !writeStored(key, value)) removeStored(key)
}

let intercept: ((tokens: Tokens) => boolean) | undefined

/** Lets the app lock see each new pair of tokens. It answers with true for one that must not be stored in clear. */
export const interceptTokens = (by: typeof intercept): void => {
  intercept = by
}

/** Uses these tokens from here on, in all tabs. */
export const keepTokens = (tokens: Tokens): void => {
  held = tokens
  if (intercept?.(tokens)) return
  store('access_token', tokens.access)
  store('refresh_token', tokens.refresh)
}

export const clearTokens = (): void => keepTokens(none)

/** Id of the user a token belongs to, read from its claims; undefined when it is unreadable. */
export const tokenOwner = (token: string | undefined): string | undefined => {
  const payload = token?.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(payload))
    if (typeof claims !== 'object' || claims === null || !('user_id' in claims)) return undefined
    const owner = claims.user_id
    return typeof owner === 'number' || typeof owner === 'string' ? String(owner) : undefined
  } catch {
    return undefined
  }
}

/** Id of the user that a pair of tokens belongs to. */
export const ownerOf = ({ access, refresh }: Tokens): string | undefined =>
  tokenOwner(access ?? refresh)
