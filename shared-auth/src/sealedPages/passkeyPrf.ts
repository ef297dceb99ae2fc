// The pseudo-random function of a passkey (WebAuthn Level 3, section 10.1.4): a secret that only its authenticator makes.
import { fromBase64Url } from '../browser/base64Bytes'
import { randomBytes, type Bytes } from './bytes'

const challengeBytes = 32
const timeoutMs = 120_000

/** A passkey, by what its authenticator knows it by, and the salt for which it makes a secret. */
export type PrfRequest = { credentialId: string; salt: Bytes }

/** Whether this browser knows passkeys at all; whether an authenticator has the function shows only when it is asked. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/**
 * Lets the person confirm, and returns 32 secret bytes and the passkey of the requests that was used; undefined where the
 * authenticator has no such function.
 * @throws the browser's error when it was cancelled
 */
export const askPasskey = async (
  requests: readonly PrfRequest[],
): Promise<{ credentialId: string; prf: Bytes } | undefined> => {
  const evalByCredential = Object.fromEntries(
    requests.map(({ credentialId, salt }) => [credentialId, { first: salt }]),
  )
  const credential = await navigator.credentials.get({
    publicKey: {
      // Nothing is signed in by this: the answer stays here.
      challenge: randomBytes(challengeBytes),
      timeout: timeoutMs,
      userVerification: 'required',
      allowCredentials: requests.map(({ credentialId }) => ({
        type: 'public-key',
        id: fromBase64Url(credentialId),
      })),
      extensions: { prf: { evalByCredential } },
    },
  })
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return undefined
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return { credentialId: credential.id, prf: Uint8Array.from(bytes) }
}
