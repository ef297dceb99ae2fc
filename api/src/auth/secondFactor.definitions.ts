import { tokenPairSchema } from '@truenorth/api-contract/account'
import {
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  type Code,
  type ConfirmedCode,
  type SecondProof,
} from '@truenorth/api-contract/secondFactor'
import * as z from 'zod/mini'
import { flag, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { defineRoutes } from '../http/route.ts'
import { currentPasswordSchema, password } from './auth.definitions.ts'

const longestCode = 50
const longestChallenge = 100

const code = text({ max: longestCode })

const confirmedCodeSchema = z.object({
  current_password: password(),
  code,
} satisfies FieldsOf<ConfirmedCode>)

const secondProofSchema = z.object({
  challenge: text({ max: longestChallenge }),
  code,
  remember_device: z.optional(flag()),
} satisfies FieldsOf<SecondProof>)

const own = { path: '/auth/second-factor/', access: 'user' } as const
const none = { 204: null }

export const secondFactorDefinitions = defineRoutes({
  show: {
    ...own,
    method: 'GET',
    summary: 'Whether the account asks for codes, and which browsers are remembered',
    answers: { 200: secondFactorSchema },
  },
  begin: {
    method: 'POST',
    path: '/auth/second-factor/setup/',
    access: 'user',
    summary: 'A secret for an authenticator app; asks for the password',
    body: currentPasswordSchema,
    answers: { 200: secondFactorSetupSchema },
  },
  enable: {
    ...own,
    method: 'POST',
    summary: 'Turn codes on with the first of them; ends other sessions, answers recovery codes',
    body: z.object({ code } satisfies FieldsOf<Code>),
    answers: { 200: recoveryCodesSchema },
  },
  disable: {
    ...own,
    method: 'DELETE',
    summary: 'Turn codes off; asks for the password and a code',
    body: confirmedCodeSchema,
    answers: none,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/second-factor/recovery-codes/',
    access: 'user',
    summary:
      'New recovery codes in the place of the earlier ones; asks for the password and a code',
    body: confirmedCodeSchema,
    answers: { 200: recoveryCodesSchema },
  },
  forgetDevice: {
    method: 'DELETE',
    path: '/auth/second-factor/devices/:id/',
    access: 'user',
    summary: 'Ask for a code in a browser again',
    answers: none,
  },
})

export const secondFactorSignInDefinitions = defineRoutes({
  signIn: {
    method: 'POST',
    path: '/token/second-factor/',
    access: 'anyone',
    summary: 'Sign in with a code, after the password',
    body: secondProofSchema,
    answers: { 200: tokenPairSchema },
  },
})
