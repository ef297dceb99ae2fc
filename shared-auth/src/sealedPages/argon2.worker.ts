// Argon2id apart from the page, which would stand still meanwhile.
import { argon2id } from '@noble/hashes/argon2.js'
import type { Stretching } from './stretch'

globalThis.addEventListener(
  'message',
  ({ data: { secret, salt, m, t, p } }: MessageEvent<Stretching>) =>
    globalThis.postMessage(argon2id(secret, salt, { m, t, p, dkLen: 32 })),
)
