import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@truenorth/api-contract/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { testServer } from './testServer.ts'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

// Flags of authenticator data: present, verified, and a credential follows.
const present = 0x01
const verified = 0x04
const attested = 0x40

const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

type Surroundings = {
  /** The origin of the page that asks. */
  origin: string
  /** Whether the page is in a frame of another site. */
  crossOrigin: boolean
  /** Whether it checks who holds it. */
  verifies: boolean
}

const site = { origin: 'https://truenorth.example', crossOrigin: false, verifies: true }

/** An authenticator with one passkey of ECDSA over P-256, as https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data has it. */
export const createAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const state = { counter: 0, userHandle: '' }

  const clientData = (type: string, challenge: string, { origin, crossOrigin }: Surroundings) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))

  const authenticatorData = (rpId: string, flags: number, rest: Uint8Array[] = []) => {
    state.counter += 1
    const start = [sha256(rpId), Buffer.from([flags]), counterBytes(state.counter)]
    return Buffer.concat([...start, ...rest])
  }

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  return {
    /** What it remembers; a test may set the counter back, as a copy of it would have it. */
    state,
    make: (
      { challenge, rp, user }: PasskeyCreation,
      changes: Partial<Surroundings> = {},
    ): NewPasskey['credential'] => {
      state.userHandle = user.id
      const around = { ...site, ...changes }
      const idLength = Buffer.from([0, id.length])
      const flags = present | (around.verifies ? verified : 0) | attested
      const authData = authenticatorData(rp.id, flags, [Buffer.alloc(16), idLength, id, coseKey()])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, around)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
        },
      }
    },
    assert: (
      { challenge, rpId }: PasskeyRequest,
      changes: Partial<Surroundings> = {},
    ): PasskeyAssertion['credential'] => {
      const around = { ...site, ...changes }
      const data = clientData('webauthn.get', challenge, around)
      const authData = authenticatorData(rpId, present | (around.verifies ? verified : 0))
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        id: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: state.userHandle,
        },
      }
    },
  }
}

/** Adds the passkey of a new authenticator to the account of a token. */
export const addPasskey = async (server: ReturnType<typeof testServer>, token: string) => {
  const authenticator = createAuthenticator()
  const post = (path: string, body: object) => server.call(path, { method: 'POST', token, body })
  const asked = { current_password: server.password }
  const { body: options } = await post('/auth/passkeys/options/', asked)
  const made = await post('/auth/passkeys/', {
    name: 'My phone',
    credential: authenticator.make(options),
  })
  return { authenticator, id: Number(made.body.id) }
}
