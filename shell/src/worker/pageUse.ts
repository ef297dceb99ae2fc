/** The name under `Server-Timing` of a document that the worker had kept. */
export const keptMark = 'kept'

/** What a page tells the worker: the generation that it is of, and versioned files that it used. */
export type PageUse = { sequence: number; files: string[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const mostFiles = 500

/** A page's word, whatever sent it; undefined for anything else. */
export const readPageUse = (data: unknown): PageUse | undefined => {
  if (!isRecord(data) || !Array.isArray(data['files'])) return undefined
  const { sequence, files } = data
  if (typeof sequence !== 'number') return undefined
  const words: unknown[] = files
  return { sequence, files: words.filter((file) => typeof file === 'string').slice(0, mostFiles) }
}
