import { readFile } from 'node:fs/promises'
import * as z from 'zod'

/**
 * A JSON file, checked.
 * @throws an error that names the file when it is missing, no JSON, or of another shape.
 */
export const readJson = async <Schema extends z.core.$ZodType>(path: string, schema: Schema) => {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'))
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new Error(`${path}: ${z.prettifyError(result.error)}`)
}
