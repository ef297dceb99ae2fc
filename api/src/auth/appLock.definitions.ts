import {
  lockShareSchema,
  secretPattern,
  type LockName,
  type NewLock,
  type PinProof,
} from '@truenorth/api-contract/appLock'
import { passkeyRequestSchema, type PasskeyAssertion } from '@truenorth/api-contract/passkeys'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { defineRoutes } from '../http/route.ts'
import { credentialSchema } from './passkey.definitions.ts'

const secret = () =>
  text({ max: 43, pattern: { is: secretPattern, else: 'These are not 256 bits in base64url.' } })

const lockName = { lock: secret() } satisfies FieldsOf<LockName>

const own = { path: '/auth/app-locks/', access: 'user' } as const

export const appLockDefinitions = defineRoutes({
  create: {
    ...own,
    method: 'POST',
    summary: 'Make a lock for the browser, opened by a PIN or by a passkey of the account',
    body: z.object({
      ...lockName,
      share: secret(),
      verifier: z.optional(secret()),
      replaces: z.optional(secret()),
    } satisfies FieldsOf<NewLock>),
    answers: { 204: null },
  },
  remove: {
    ...own,
    method: 'DELETE',
    summary: 'Remove a lock of the account; one that is gone already is no error',
    body: z.object(lockName),
    answers: { 204: null },
  },
})

export const unlockDefinitions = defineRoutes({
  byPin: {
    method: 'POST',
    path: '/token/app-lock/',
    access: 'anyone',
    summary: 'Open a lock by its PIN: the fifth wrong one in a row removes it',
    body: z.object({ ...lockName, verifier: secret() } satisfies FieldsOf<PinProof>),
    answers: { 200: lockShareSchema },
  },
  begin: {
    method: 'POST',
    path: '/token/app-lock/options/',
    access: 'anyone',
    summary: 'What a browser needs to open a lock by a passkey',
    body: z.object(lockName),
    answers: { 200: passkeyRequestSchema },
  },
  byPasskey: {
    method: 'POST',
    path: '/token/app-lock/passkey/',
    access: 'anyone',
    summary: 'Open a lock by a passkey of its account',
    body: z.object({
      ...lockName,
      credential: credentialSchema,
    } satisfies FieldsOf<LockName & PasskeyAssertion>),
    answers: { 200: lockShareSchema },
  },
})
