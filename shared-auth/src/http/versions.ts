import { isAxiosError } from 'axios'
import type * as z from 'zod/mini'
import { isStatus } from './errors'
import { http, isSchema } from './httpClient'
import { parseAnswer, type Schema } from './parseBody'

/** An item and the version that was read of it; `etag` is undefined when the server names none. */
export type Versioned<T> = { data: T; etag: string | undefined }

/** The item was changed since it was read: `present` is the version that the server holds (D37). */
export class VersionConflict<T> extends Error {
  override name = 'VersionConflict'
  readonly present: Versioned<T>

  constructor(present: Versioned<T>) {
    super('The item was changed elsewhere since it was read.')
    this.present = present
  }
}

type Response = { status: number; data: unknown; headers: Record<string, unknown> }

const toVersioned = (
  response: Response,
  path: string,
  schema: Schema | undefined,
): Versioned<unknown> => ({
  data: schema ? parseAnswer(schema, response, path) : response.data,
  etag: typeof response.headers['etag'] === 'string' ? response.headers['etag'] : undefined,
})

/**
 * GET one item with its version, for a form that will edit it.
 * @throws as `get`
 */
export function getWithVersion<S extends Schema>(
  path: string,
  schema: S,
  signal?: AbortSignal,
): Promise<Versioned<z.output<S>>>
export function getWithVersion<T>(path: string, signal?: AbortSignal): Promise<Versioned<T>>
export async function getWithVersion(
  path: string,
  schema?: Schema | AbortSignal,
  signal?: AbortSignal,
) {
  const [ownSchema, ownSignal] = isSchema(schema) ? [schema, signal] : [undefined, schema]
  const response = await http.get<unknown>(path, ownSignal && { signal: ownSignal })
  return toVersioned(response, path, ownSchema)
}

const toEtag = (version: string | number) =>
  typeof version === 'number' ? `"${version}"` : version

/**
 * PATCH that succeeds for the known version alone: an item's `version`, or the etag it was read with.
 * Without one the last write wins.
 * @throws a `VersionConflict` when the item was changed since; else as `get`
 */
export function patchVersioned<S extends Schema>(
  path: string,
  body: unknown,
  version: string | number | undefined,
  schema: S,
): Promise<Versioned<z.output<S>>>
export function patchVersioned<T>(
  path: string,
  body: unknown,
  version: string | number | undefined,
): Promise<Versioned<T>>
export async function patchVersioned(
  path: string,
  body: unknown,
  version: string | number | undefined,
  schema?: Schema,
) {
  try {
    const ifMatch = version === undefined ? {} : { 'If-Match': toEtag(version) }
    return toVersioned(await http.patch<unknown>(path, body, { headers: ifMatch }), path, schema)
  } catch (error) {
    if (!isStatus(error, 412) || !isAxiosError<unknown>(error) || !error.response) throw error
    throw new VersionConflict(toVersioned(error.response, path, schema))
  }
}
