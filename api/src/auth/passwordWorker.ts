// Runs in the threads of hasher.ts.
import { hashSync, verifySync } from '@node-rs/argon2'

// The library's enum cannot be imported from isolated modules; 2 is its argon2id.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hash = (password: string) => hashSync(password, argon2id)

export const verify = ({ known, password }: { known: string; password: string }) =>
  verifySync(known, password)
