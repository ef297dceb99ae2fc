// What an authenticator answered, checked by SimpleWebAuthn: https://www.w3.org/TR/webauthn-3/#sctn-rp-operations
import type { NewPasskey, PasskeyAssertion } from '@truenorth/api-contract/passkeys'
import * as z from 'zod/mini'

/** The site as authenticators know it: the host that passkeys are bound to, and the only origin they are used at. */
export const relyingParty = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'Truenorth', origin }
}

export type RelyingParty = ReturnType<typeof relyingParty>

/** COSE algorithms, the preferred first: Ed25519, ECDSA with P-256, RSA. */
export const algorithms = [-8, -7, -257]

// It is large, and most starts of a server need it late or never.
const library = () => import('@simplewebauthn/server')

const clientDataSchema = z.object({
  challenge: z.string(),
  // Within a frame of another site nobody knows to whom they answer.
  crossOrigin: z.optional(z.literal(false)),
})

/** The challenge that an answer names; undefined when there is none, or when it was given within another site. */
export const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return clientDataSchema.safeParse(data).data?.challenge
  } catch {
    return undefined
  }
}

type Expected = { challenge: string; site: RelyingParty }

const expectations = ({ challenge, site }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.id,
  requireUserVerification: true,
})

const whole = <Credential extends { id: string }>(credential: Credential) => ({
  ...credential,
  rawId: credential.id,
  clientExtensionResults: {},
})

/** The public key of a new passkey, base64url, and its counter; undefined when the answer is not right. */
export const verifyNewPasskey = async (
  credential: NewPasskey['credential'],
  expected: Expected,
): Promise<{ credentialId: string; publicKey: string; counter: number } | undefined> => {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: whole(credential),
    supportedAlgorithmIDs: algorithms,
    ...expectations(expected),
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo || registrationInfo.credential.id !== credential.id) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

type Known = { credential_id: string; public_key: string; counter: number }

/**
 * The counter that comes with a right answer; undefined when the answer is not right, or the counter has not grown: then the
 * passkey was copied.
 */
export const verifyAssertion = async (
  credential: PasskeyAssertion['credential'],
  known: Known,
  expected: Expected,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: whole(credential),
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
    },
    ...expectations(expected),
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
