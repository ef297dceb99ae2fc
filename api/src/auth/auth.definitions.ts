// What sign-in and accounts take and answer. Apart from their handlers, which need Node: the demo in the browser has these too.
import {
  exportTokenSchema,
  longestExportTokenName,
  newExportTokenSchema,
  type NewExportToken,
  deviceKeySchema,
  longestPassword,
  longestUsername,
  registeredUserSchema,
  sessionSchema,
  tokenPairSchema,
  userSchema,
  type Credentials,
  type CurrentPassword,
  type NewPassword,
  type NewUser,
  type RefreshRequest,
  type ResetConfirm,
  type ResetRequest,
  type UserChanges,
  type VerifyRequest,
} from '@truenorth/api-contract/account'
import { latestDayEnd } from '@truenorth/api-contract/readingDay'
import * as z from 'zod/mini'
import { flag, integer, type FieldsOf } from '../fields/fields.ts'
import { email, text } from '../fields/text.ts'
import { defineRoutes } from '../http/route.ts'

/** A user name as registration accepts it. */
export const usernameSchema = text({
  max: longestUsername,
  composes: true,
  pattern: {
    is: /^[\p{L}\p{N}_.@+-]*$/u,
    else: 'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
  },
})

/** A password. It is trimmed like every text, at registration and at sign-in alike. */
export const password = () => text({ max: longestPassword, countsComposed: true })

const newUserSchema = z.object({
  username: usernameSchema,
  email: z.optional(email({ blank: true })),
  password: password(),
} satisfies FieldsOf<NewUser>)

const userChangesSchema = z.object({
  email: z.optional(email({ blank: true })),
  current_password: z.optional(password()),
  day_end: z.optional(integer({ min: 0, max: latestDayEnd })),
} satisfies FieldsOf<UserChanges>)

const credentialsSchema = z.object({
  username: text(),
  password: password(),
} satisfies FieldsOf<Credentials>)

const resetConfirmSchema = z.object({
  uid: text(),
  token: text(),
  new_password: password(),
  re_new_password: password(),
} satisfies FieldsOf<ResetConfirm>)

const newPasswordSchema = z.object({
  current_password: password(),
  new_password: password(),
  removes_passkeys: z.optional(flag()),
} satisfies FieldsOf<NewPassword>)

/** The password again, before what a session alone must not do. */
export const currentPasswordSchema = z.object({
  current_password: password(),
} satisfies FieldsOf<CurrentPassword>)

const nothing = { 200: z.object({}) }
const none = { 204: null }

// The reference back end answers 405 on these paths before it asks for a token.
const open = { method: 'POST', access: 'anyone', wrongMethod: 'anyone' } as const

export const tokenDefinitions = defineRoutes({
  signIn: {
    ...open,
    path: '/token/',
    summary: 'Sign in',
    body: credentialsSchema,
    answers: { 200: tokenPairSchema },
  },
  refresh: {
    ...open,
    path: '/token/refresh/',
    summary: 'Exchange a refresh token for a new pair',
    body: z.object({ refresh: text() } satisfies FieldsOf<RefreshRequest>),
    answers: { 200: tokenPairSchema },
  },
  verify: {
    ...open,
    path: '/token/verify/',
    summary: 'Ask whether a token is good',
    body: z.object({ token: text() } satisfies FieldsOf<VerifyRequest>),
    answers: nothing,
  },
})

export const logoutDefinitions = defineRoutes({
  logout: {
    ...open,
    path: '/auth/logout/',
    summary: 'Sign out; ends the family of the refresh token',
    body: z.object({ refresh: z.optional(z.unknown()) }),
    answers: nothing,
  },
})

const users = { path: '/auth/users/' } as const
const me = { path: '/auth/users/me/', access: 'user' } as const

export const meDefinitions = defineRoutes({
  me: { ...me, method: 'GET', summary: 'Who is signed in', answers: { 200: userSchema } },
})

export const userDefinitions = defineRoutes({
  list: {
    ...users,
    method: 'GET',
    access: 'user',
    summary: 'The accounts that one may see: one’s own',
    answers: { 200: z.array(registeredUserSchema) },
  },
  register: {
    ...users,
    method: 'POST',
    access: 'anyone',
    summary: 'Register',
    body: newUserSchema,
    answers: { 201: registeredUserSchema },
  },
  replace: {
    ...me,
    method: 'PUT',
    summary:
      'Change when a day ends, or with the password the e-mail address, which ends other sessions',
    body: userChangesSchema,
    answers: { 200: userSchema },
  },
  change: {
    ...me,
    method: 'PATCH',
    summary:
      'Change when a day ends, or with the password the e-mail address, which ends other sessions',
    body: userChangesSchema,
    answers: { 200: userSchema },
  },
  remove: {
    ...me,
    method: 'DELETE',
    summary: 'Delete the account and all that is in it',
    body: currentPasswordSchema,
    answers: none,
  },
  deviceKey: {
    method: 'GET',
    path: '/auth/device-key/',
    access: 'user',
    summary: 'The key under which a browser keeps what the user has not sent yet',
    answers: { 200: deviceKeySchema },
  },
  setPassword: {
    method: 'POST',
    path: '/auth/users/set_password/',
    access: 'user',
    summary:
      'Change the password; ends every session, and if asked removes passkeys and forgets browsers',
    body: newPasswordSchema,
    answers: none,
  },
})

export const passwordResetDefinitions = defineRoutes({
  request: {
    method: 'POST',
    path: '/auth/users/reset_password/',
    access: 'anyone',
    summary: 'Ask for a reset link',
    body: z.object({ email: email() } satisfies FieldsOf<ResetRequest>),
    answers: none,
  },
  confirm: {
    method: 'POST',
    path: '/auth/users/reset_password_confirm/',
    access: 'anyone',
    summary: 'Set a new password with a reset link; ends every session',
    body: resetConfirmSchema,
    answers: none,
  },
})

const exportTokens = { path: '/account/export-tokens/', access: 'user' } as const

export const exportTokenDefinitions = defineRoutes({
  list: {
    ...exportTokens,
    method: 'GET',
    summary: 'The tokens that may read the export of the account, newest first',
    answers: { 200: z.array(exportTokenSchema) },
  },
  create: {
    ...exportTokens,
    method: 'POST',
    summary: 'Make a token that may read the export and nothing else; it is shown only here',
    body: z.object({
      name: text({ max: longestExportTokenName }),
    } satisfies FieldsOf<NewExportToken>),
    answers: { 201: newExportTokenSchema },
  },
  revoke: {
    method: 'DELETE',
    path: '/account/export-tokens/:id/',
    access: 'user',
    summary: 'End an export token',
    answers: none,
  },
})

const sessions = { path: '/auth/sessions/', access: 'user' } as const

export const sessionDefinitions = defineRoutes({
  list: {
    ...sessions,
    method: 'GET',
    summary: 'Where one is signed in, the latest used first',
    answers: { 200: z.array(sessionSchema) },
  },
  endOthers: {
    ...sessions,
    method: 'DELETE',
    summary: 'End all sessions but this one',
    answers: none,
  },
  end: {
    method: 'DELETE',
    path: '/auth/sessions/:id/',
    access: 'user',
    summary: 'End one session',
    answers: none,
  },
})
