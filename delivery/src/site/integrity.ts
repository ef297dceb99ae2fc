import { createHash } from 'node:crypto'

/** Subresource-integrity value (https://www.w3.org/TR/SRI/) of some bytes. */
export const integrityOf = (bytes: string | Buffer, algorithm: 'sha256' | 'sha384' = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
