import { createSecretKey } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../db/busy.ts'
import { newSecret } from './keys.ts'

const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

// Linking a finished file into place lets two first starts agree on one key.
const makeKeyFile = async (path: string) => {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, newSecret(), { mode: 0o600 })
  await link(draft, path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(path, 'utf8')
}

/** The key that signs tokens: the given one, else the one in the data folder, made at first start. */
export const signingKey = async (given: string | undefined, dataDir: string) => {
  const path = join(dataDir, 'signing.key')
  const secret = given ?? (await readIfThere(path)) ?? (await makeKeyFile(path))
  return createSecretKey(secret, 'utf8')
}
