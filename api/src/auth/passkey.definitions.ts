import { tokenPairSchema } from '@truenorth/api-contract/account'
import {
  longestPasskeyName,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  type NewPasskey,
  type PasskeyAssertion,
  type PasskeyName,
} from '@truenorth/api-contract/passkeys'
import * as z from 'zod/mini'
import { choice, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { defineRoutes } from '../http/route.ts'
import { currentPasswordSchema } from './auth.definitions.ts'

// Authenticators answer with less; without attestation the largest part is the public key.
const longestId = 1400
const longestPart = 8192

const encoded = (max: number) =>
  text({ max, pattern: { is: /^[\w-]+$/, else: 'This is not base64url.' } })

const type = choice(['public-key'])

const attestation = z.object({
  clientDataJSON: encoded(longestPart),
  attestationObject: encoded(longestPart),
} satisfies FieldsOf<NewPasskey['credential']['response']>)

const assertion = z.object({
  clientDataJSON: encoded(longestPart),
  authenticatorData: encoded(longestPart),
  signature: encoded(longestPart),
  userHandle: encoded(longestId),
} satisfies FieldsOf<PasskeyAssertion['credential']['response']>)

const name = text({ max: longestPasskeyName })

const newPasskeySchema = z.object({
  name,
  credential: z.object({ id: encoded(longestId), type, response: attestation }),
} satisfies FieldsOf<NewPasskey>)

/** What a browser answers when somebody uses a passkey. */
export const credentialSchema = z.object({ id: encoded(longestId), type, response: assertion })

const assertionSchema = z.object({
  credential: credentialSchema,
} satisfies FieldsOf<PasskeyAssertion>)

const one = { path: '/auth/passkeys/:id/', access: 'user' } as const
const none = { 204: null }

export const passkeyDefinitions = defineRoutes({
  list: {
    method: 'GET',
    path: '/auth/passkeys/',
    access: 'user',
    summary: 'The passkeys of the account, newest first',
    answers: { 200: z.array(passkeySchema) },
  },
  begin: {
    method: 'POST',
    path: '/auth/passkeys/options/',
    access: 'user',
    summary: 'What a browser needs to make a passkey; asks for the password',
    body: currentPasswordSchema,
    answers: { 200: passkeyCreationSchema },
  },
  create: {
    method: 'POST',
    path: '/auth/passkeys/',
    access: 'user',
    summary: 'Add a passkey that a browser has made',
    body: newPasskeySchema,
    answers: { 201: passkeySchema },
  },
  rename: {
    ...one,
    method: 'PATCH',
    summary: 'Give a passkey another name',
    body: z.object({ name } satisfies FieldsOf<PasskeyName>),
    answers: { 200: passkeySchema },
  },
  remove: { ...one, method: 'DELETE', summary: 'Remove a passkey', answers: none },
})

export const passkeySignInDefinitions = defineRoutes({
  begin: {
    method: 'POST',
    path: '/token/passkey/options/',
    access: 'anyone',
    summary: 'What a browser needs to sign in with a passkey',
    answers: { 200: passkeyRequestSchema },
  },
  signIn: {
    method: 'POST',
    path: '/token/passkey/',
    access: 'anyone',
    summary: 'Sign in with a passkey',
    body: assertionSchema,
    answers: { 200: tokenPairSchema },
  },
})
