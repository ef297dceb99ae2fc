import type { TokenPair } from '@truenorth/api/contract'
import { readerOf } from '../http/readerOf'
import { isToken } from './tokens'

/** What signing in answers. */
export const readTokenPair = readerOf<TokenPair>('pair of tokens', {
  access: isToken,
  refresh: isToken,
})

/** What a refresh answers: the refresh token stays the same where none comes along. */
export const readRenewed = readerOf<{ access: string; refresh?: string }>('token', {
  access: isToken,
  refresh: (value) => value === undefined || isToken(value),
})
