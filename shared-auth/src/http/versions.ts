import { isAxiosError } from 'axios'
import { isStatus } from './failure'
import { http } from './http'

/** An item and the version that was read of it; `etag` is absent when the server names none. */
export type Versioned<T> = { data: T; etag: string | undefined }

/** Somebody changed the item since it was read: `present` is how it stands now (D37). */
export class VersionConflict<T> extends Error {
  override name = 'VersionConflict'
  readonly present: Versioned<T>

  constructor(present: Versioned<T>) {
    super('The item was changed elsewhere since it was read.')
    this.present = present
  }
}

const etagOf = (headers: Record<string, unknown>) =>
  typeof headers['etag'] === 'string' ? headers['etag'] : undefined

/** GET one item with its version, for a form that will edit it. */
export const getWithVersion = async <T>(
  path: string,
  signal?: AbortSignal,
): Promise<Versioned<T>> => {
  const { data, headers } = await http.get<T>(path, signal && { signal })
  return { data, etag: etagOf(headers) }
}

const toEtag = (version: string | number) =>
  typeof version === 'number' ? `"${version}"` : version

/**
 * PATCH that holds only for the version known: an item's `version`, or the etag it was read with.
 * Rejects with a `VersionConflict` when the item was changed since.
 */
export const patchVersioned = async <T>(
  path: string,
  body: unknown,
  version: string | number | undefined,
): Promise<Versioned<T>> => {
  try {
    const ifMatch = version === undefined ? {} : { 'If-Match': toEtag(version) }
    const { data, headers } = await http.patch<T>(path, body, { headers: ifMatch })
    return { data, etag: etagOf(headers) }
  } catch (error) {
    if (!isStatus(error, 412) || !isAxiosError<T>(error) || !error.response) throw error
    const { data, headers } = error.response
    throw new VersionConflict<T>({ data, etag: etagOf(headers) })
  }
}
