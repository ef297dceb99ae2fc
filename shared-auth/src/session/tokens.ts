import { dropStored, readStored, writeStored } from './storedValue'

export type Tokens = { access: string | undefined; refresh: string | undefined }

const none: Tokens = { access: undefined, refresh: undefined }
let held: Tokens = none

/** Only what can travel in a header is a token. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[\x21-\x7e]+$/.test(value) &&
  value !== 'undefined' &&
  value !== 'null'

// What stands in storage may be anything.
const parseToken = (value: string | undefined) => (isToken(value) ? value : undefined)

/** The tokens in use: memory leads, so that a browser without storage works too. */
export const currentTokens = (): Tokens => held

export const hasToken = ({ access, refresh }: Tokens): boolean => Boolean(access ?? refresh)

export const storedTokens = (): Tokens => ({
  access: parseToken(readStored('access_token')),
  refresh: parseToken(readStored('refresh_token')),
})

/** Takes over what storage holds: at load, and when another tab has changed it. */
export const adoptTokens = (tokens: Tokens): void => {
  held = tokens
}

const store = (key: 'access_token' | 'refresh_token', value: string | undefined) => {
  // A stale token left behind would be mistaken for a stolen one after a reload.
  if (value === undefined || !writeStored(key, value)) dropStored(key)
}

export const keepTokens = (tokens: Tokens): void => {
  held = tokens
  store('access_token', tokens.access)
  store('refresh_token', tokens.refresh)
}

export const clearTokens = (): void => keepTokens(none)
