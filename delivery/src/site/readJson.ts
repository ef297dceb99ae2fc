import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { Refusal } from '../refusal.ts'

const parse = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`${path} is no JSON: ${String(error)}.`)
  }
}

/**
 * A JSON file, checked.
 * @throws when it is missing; a refusal that names the file when it is no JSON, or of another shape
 */
export const readJson = async <Schema extends z.core.$ZodType>(path: string, schema: Schema) => {
  const result = z.safeParse(schema, parse(path, await readFile(path, 'utf8')))
  if (result.success) return result.data
  throw new Refusal(
    ...result.error.issues.map(
      ({ path: at, message }) =>
        `${path} has to be put right${at.length ? ` at ${at.join('.')}` : ''}: ${message}.`,
    ),
  )
}
