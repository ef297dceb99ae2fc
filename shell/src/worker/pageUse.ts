/** The name in `Server-Timing` of a document that the worker has served. */
export const keptMark = 'kept'

/** The message of a page to the worker: the sequence number of its publication, and versioned files that it used. */
export type PageUse = { sequence: number; files: string[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const mostFiles = 500

/** Parses a message to the worker; undefined for anything that is not such a message. */
export const readPageUse = (data: unknown): PageUse | undefined => {
  if (!isRecord(data) || !Array.isArray(data['files'])) return undefined
  const { sequence, files } = data
  if (typeof sequence !== 'number') return undefined
  const words: unknown[] = files
  return { sequence, files: words.filter((file) => typeof file === 'string').slice(0, mostFiles) }
}
