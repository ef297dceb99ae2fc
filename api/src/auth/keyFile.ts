// Keys that the server makes for itself, as files in the data folder that nobody else may read.
import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { codeOf } from '../db/errors.ts'
import { newSecret } from '../http/secrets.ts'

export const onlyForOwner = { mode: 0o600 }

/** The text of a file; undefined when there is none. */
export const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

/** The key in a file, which is made where there is none. Linking a finished file into place makes two first uses agree on one key. */
export const readOrMakeKey = async (path: string) => {
  const known = await readIfThere(path)
  if (known !== undefined) return known
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, newSecret(), onlyForOwner)
  await link(draft, path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(path, 'utf8')
}
