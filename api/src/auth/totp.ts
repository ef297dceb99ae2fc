// Codes of authenticator apps (https://www.rfc-editor.org/rfc/rfc6238), by the library otpauth: six digits, half a minute, SHA-1,
// which is what every app knows.

// Few accounts need it: it loads with the first code.
const library = () => import('otpauth')

const secretBytes = 20
/** The clock of a phone may be off by so many steps. */
const window = 1

const totpOf = async (secret: string, username = '') => {
  const { Secret, TOTP } = await library()
  return new TOTP({ issuer: 'Truenorth', label: username, secret: Secret.fromBase32(secret) })
}

/** A new secret in base32. */
export const newTotpSecret = async () => {
  const { Secret } = await library()
  return new Secret({ size: secretBytes }).base32
}

/** The secret in an `otpauth:` address, which apps read as a QR code. */
export const totpUri = async (secret: string, username: string) =>
  (await totpOf(secret, username)).toString()

/** The time step of a code, that of now or one beside it; undefined when it is the code of neither. */
export const stepOfCode = async (secret: string, code: string, now: Date) => {
  const totp = await totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
