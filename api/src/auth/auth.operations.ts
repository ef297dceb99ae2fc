import { z } from 'zod'
import type { Operations } from '../openapi/operation.ts'
import {
  currentPasswordSchema,
  newPasswordSchema,
  resetConfirmSchema,
  resetRequestSchema,
} from './password.schema.ts'
import { sessionSchema } from './session.schema.ts'
import {
  credentialsSchema,
  logoutSchema,
  refreshSchema,
  tokenPairSchema,
  verifySchema,
} from './token.schema.ts'
import {
  newUserSchema,
  registeredUserSchema,
  userChangesSchema,
  userSchema,
} from './user.schema.ts'

const nothing = z.object({})

export const authOperations: Operations = {
  'POST /token/': {
    summary: 'Sign in',
    body: credentialsSchema,
    answers: { 200: tokenPairSchema },
  },
  'POST /token/refresh/': {
    summary: 'Exchange a refresh token for a new pair',
    body: refreshSchema,
    answers: { 200: tokenPairSchema },
  },
  'POST /token/verify/': {
    summary: 'Ask whether a token is good',
    body: verifySchema,
    answers: { 200: nothing },
  },
  'POST /auth/logout/': {
    summary: 'Sign out; ends the family of the refresh token',
    body: logoutSchema,
    answers: { 200: nothing },
  },
  'GET /auth/users/': {
    summary: 'The accounts that one may see: one’s own',
    answers: { 200: z.array(registeredUserSchema) },
  },
  'POST /auth/users/': {
    summary: 'Register',
    body: newUserSchema,
    answers: { 201: registeredUserSchema },
  },
  'GET /auth/users/me/': { summary: 'Who is signed in', answers: { 200: userSchema } },
  'PUT /auth/users/me/': {
    summary: 'Change the e-mail address',
    body: userChangesSchema,
    answers: { 200: userSchema },
  },
  'PATCH /auth/users/me/': {
    summary: 'Change the e-mail address',
    body: userChangesSchema,
    answers: { 200: userSchema },
  },
  'DELETE /auth/users/me/': {
    summary: 'Delete the account and all that is in it',
    body: currentPasswordSchema,
    answers: { 204: null },
  },
  'POST /auth/users/set_password/': {
    summary: 'Change the password; ends every session',
    body: newPasswordSchema,
    answers: { 204: null },
  },
  'POST /auth/users/reset_password/': {
    summary: 'Ask for a reset link',
    body: resetRequestSchema,
    answers: { 204: null },
  },
  'POST /auth/users/reset_password_confirm/': {
    summary: 'Set a new password with a reset link; ends every session',
    body: resetConfirmSchema,
    answers: { 204: null },
  },
  'GET /auth/sessions/': {
    summary: 'Where one is signed in, the latest used first',
    answers: { 200: z.array(sessionSchema) },
  },
  'DELETE /auth/sessions/': { summary: 'End all sessions but this one', answers: { 204: null } },
  'DELETE /auth/sessions/:id/': { summary: 'End one session', answers: { 204: null } },
}
