// Reading files, and their hashes.
import { createHash } from 'node:crypto'
import { access, readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { ValidationError } from '../registry/validationError.ts'

export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** For `catch`: undefined stands for a file that does not exist, every other error is thrown again. */
export const undefinedIfMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** Paths of all files in a folder, relative to it, with forward slashes, sorted. */
export const filesIn = async (folder: string) => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}

/** Subresource-integrity value (https://www.w3.org/TR/SRI/) of some bytes. */
export const integrityOf = (
  bytes: string | Buffer,
  algorithm: 'sha256' | 'sha384' | 'sha512' = 'sha384',
) => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/**
 * Reads a JSON file and checks its shape.
 * @throws when it is missing; a ValidationError that names the file when it is no JSON, or of another shape
 */
export const readJson = async <Schema extends z.core.$ZodType>(path: string, schema: Schema) => {
  const result = z.safeParse(schema, parseJson(path, await readFile(path, 'utf8')))
  if (result.success) return result.data
  throw new ValidationError(
    ...result.error.issues.map(
      ({ path: at, message }) =>
        `${path} has to be put right${at.length ? ` at ${at.join('.')}` : ''}: ${message}.`,
    ),
  )
}

const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ValidationError(`${path} is no JSON: ${String(error)}.`)
  }
}
