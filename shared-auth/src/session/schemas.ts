// Our own server's responses about users and tokens. The first screen loads these schemas, so they keep to the
// parts of zod that the registry of the remotes uses too.
import type { User } from '@truenorth/api-contract/account'
import * as z from '../browser/zod'
import { tokenPattern } from './tokens'

/** The signed-in user, as the server knows them. */
export type { User }

const token = z.string().check(z.regex(tokenPattern))

/** Response of `POST /token/`. */
export const tokenPairSchema = z.object({ access: token, refresh: token })

/** Response of `POST /token/refresh/`; without a new refresh token the old one stays valid. */
export const renewedTokensSchema = z.object({ access: token, refresh: z.optional(token) })

/** Id of an item: a number, or a word. */
export const idSchema = z.unknown().check(({ value, issues }) => {
  const isId = Number.isFinite(value) || (typeof value === 'string' && value !== '')
  if (!isId) issues.push({ code: 'invalid_type', expected: 'number', input: value })
})

/** Response of `POST /auth/users/`. */
export const registeredSchema = z.object({ id: idSchema, username: z.string() })

/** Response of `POST /auth/logout/`: an object without fields, or nothing. */
export const signedOutSchema = z.optional(z.object({}))

const knownUser = z.looseObject({
  id: idSchema,
  username: z.string(),
  email: z.nullish(z.string()),
  is_admin: z.nullish(z.boolean()),
  day_end: z.nullish(z.number()),
})

/** Response of `/auth/users/me/`. A server may leave out all but `id` and `username`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other servers may say less than ours (D21)
export const userSchema = knownUser as unknown as z.ZodMiniType<User>
