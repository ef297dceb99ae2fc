import { createSecretKey, randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addMs } from '../time/instant.ts'
import { newSecret } from '../http/secrets.ts'
import { onlyForOwner, readIfThere, readOrMakeKey } from './keyFile.ts'
import { refreshLifeMs, type SigningKeys } from './tokens.ts'

/** A secret as the file keeps it: one per line; the first signs, the others are accepted until their instant. */
type KeptSecret = { secret: string; until: Date | undefined }

const pathIn = (dataDir: string) => join(dataDir, 'signing.key')

const secretsIn = (text: string): KeptSecret[] =>
  text.split(/[\n,]/).flatMap((line) => {
    const [secret, until] = line.trim().split(/\s+/)
    return secret ? [{ secret, until: until ? new Date(until) : undefined }] : []
  })

const toKey = ({ secret, until }: KeptSecret) => ({ key: createSecretKey(secret, 'utf8'), until })

/**
 * The keys of the tokens: the given ones, else those in the data folder, where the first start makes
 * one. The first key signs; what the others have signed is still accepted.
 * @throws one sentence for the operator when the file is empty
 */
export const signingKeys = async (
  given: string | undefined,
  dataDir: string,
): Promise<SigningKeys> => {
  const path = pathIn(dataDir)
  const text = given ?? (await readOrMakeKey(path))
  const [first, ...previous] = secretsIn(text).map(toKey)
  if (!first) throw new Error(`The signing key in ${path} is empty: remove the file.`)
  return { key: first.key, previous }
}

const lineOf = ({ secret, until }: KeptSecret) => `${secret} ${until?.toISOString() ?? ''}`.trim()

/** Puts a new key before the one in the data folder. Returns until when the old one is accepted. */
export const rotateSigningKey = async (dataDir: string, now: Date) => {
  const path = pathIn(dataDir)
  const until = addMs(now, refreshLifeMs)
  const kept = secretsIn((await readIfThere(path)) ?? '')
    .map(({ secret, until: own }) => ({ secret, until: own ?? until }))
    .filter((one) => one.until > now)
  const lines = [{ secret: newSecret(), until: undefined }, ...kept].map(lineOf)
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, `${lines.join('\n')}\n`, onlyForOwner)
  await rename(draft, path)
  return until
}
