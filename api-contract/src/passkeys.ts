// Signing in without a password: /auth/passkeys/, /token/passkey/. The shapes are those of WebAuthn in JSON
// (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON); binary values are base64url.
import * as z from 'zod/mini'
import { instant } from './common.ts'

/** Code points of the name of a passkey. */
export const longestPasskeyName = 100
/** Passkeys of one account. */
export const mostPasskeys = 10

/** A passkey of an account, without its public key. */
export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
  credential_id: z
    .optional(z.string())
    .check(z.meta({ description: 'What its authenticator knows it by, in base64url.' })),
})

export type Passkey = z.infer<typeof passkeySchema>

const userVerification = z.literal('required')

/** What a browser needs to make a passkey. The challenge is valid once and for five minutes. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int().check(z.meta({ description: 'In milliseconds.' })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification }),
  attestation: z.literal('none'),
  // Some authenticators make a secret, by which sealed pages open, only where it was asked for at first.
  extensions: z.optional(z.object({ prf: z.object({}) })),
})

export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

/** What a browser needs to sign in with a passkey. The challenge is valid once and for five minutes. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int().check(z.meta({ description: 'In milliseconds.' })),
  userVerification,
})

export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

/** What is sent to name a passkey. */
export type PasskeyName = { name: string }

/** What a browser answers when it has made a passkey. */
export type NewPasskey = PasskeyName & {
  credential: {
    id: string
    type: 'public-key'
    response: { clientDataJSON: string; attestationObject: string }
  }
}

/** What a browser answers when somebody signs in with a passkey. */
export type PasskeyAssertion = {
  credential: {
    id: string
    type: 'public-key'
    response: {
      clientDataJSON: string
      authenticatorData: string
      signature: string
      userHandle: string
    }
  }
}
