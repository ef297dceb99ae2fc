// Who is signed in, and where: /auth/, /token/
import * as z from 'zod/mini'
import { calendarDay, instant } from './common.ts'

/** Code points of a user name. */
export const longestUsername = 150
/** Code points of an e-mail address. */
export const longestEmail = 254
/** Code points of a password, from and to. */
export const shortestPassword = 8
export const longestPassword = 128

/** Who is signed in: the answer of `/auth/users/me/`. */
export const userSchema = z.object({
  email: z.string(),
  id: z.int(),
  username: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  is_admin: z.boolean().check(z.meta({ description: 'True when is_staff or is_superuser.' })),
  day_end: z.optional(z.int()).check(
    z.meta({
      description: 'The hour after midnight at which a day ends, 0 to 5. 0 if left out.',
    }),
  ),
})

export type User = z.infer<typeof userSchema>

/** An account as registration answers it. */
export const registeredUserSchema = z.object({
  email: z.string(),
  username: z.string(),
  id: z.int(),
})

export type RegisteredUser = z.infer<typeof registeredUserSchema>

/** The answer of `/token/` and of `/token/refresh/`: an access token for five minutes, a refresh token for 14 days. */
export const tokenPairSchema = z.object({ refresh: z.string(), access: z.string() })

export type TokenPair = z.infer<typeof tokenPairSchema>

/** One place where a user is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string().check(z.meta({ description: 'The browser as it named itself at sign-in.' })),
  created_at: instant,
  last_used_at: instant,
  is_current: z.boolean(),
})

export type Session = z.infer<typeof sessionSchema>

/** Code points of the name of an export token. */
export const longestExportTokenName = 100
/** Export tokens of one account. */
export const mostExportTokens = 5

/** A token with which a program may read the export of an account, and nothing else. */
export const exportTokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
})

export type ExportToken = z.infer<typeof exportTokenSchema>

/** The answer to a new token: `token` goes after `Authorization: Bearer`, and is shown only this once. */
export const newExportTokenSchema = z.extend(exportTokenSchema, { token: z.string() })

/** What is sent to make an export token. */
export type NewExportToken = { name: string }

/** What an account holds, counted; the days are those of its first and its last reading. */
export const accountContentsSchema = z.object({
  readings: z.int(),
  first_day: z.nullable(calendarDay),
  last_day: z.nullable(calendarDay),
  entries: z.int(),
  paths: z.int(),
  pictures: z.int(),
  picture_bytes: z.int(),
})

export type AccountContents = z.infer<typeof accountContentsSchema>

/** The key under which a browser keeps what this user has not sent yet: 256 bits in base64url (RFC 4648, D46). */
export const deviceKeySchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
})

export type DeviceKeyAnswer = z.infer<typeof deviceKeySchema>

/** What is sent to register; the e-mail address may be left out or empty. */
export type NewUser = { username: string; email?: string | undefined; password: string }

/**
 * What is sent to change one's own account. Another address asks for the password (D47); `day_end`, 0 to
 * `latestDayEnd`, is of readings from then on (D49).
 */
export type UserChanges = {
  email?: string | undefined
  current_password?: string | undefined
  day_end?: number | undefined
}

/** What is sent to sign in. */
export type Credentials = { username: string; password: string }

/** What is sent to exchange a refresh token. */
export type RefreshRequest = { refresh: string }

/** What is sent to ask whether a token of either kind is valid. */
export type VerifyRequest = { token: string }

/** What is sent to ask for a reset link. */
export type ResetRequest = { email: string }

/** What is sent to set a password with a reset link; `uid` and `token` are the link's. */
export type ResetConfirm = {
  uid: string
  token: string
  new_password: string
  re_new_password: string
}

/** What is sent to change the password of the account that is signed in; a stranger may have added the passkeys. */
export type NewPassword = {
  current_password: string
  new_password: string
  removes_passkeys?: boolean | undefined
}

/** What is sent to delete the account. */
export type CurrentPassword = { current_password: string }
