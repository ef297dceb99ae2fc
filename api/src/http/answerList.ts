import type { Context } from 'hono'
import * as z from 'zod/mini'
import { textOf, type LongList, type Place } from '../db/longList.ts'
import { integer } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { invalid } from './failure.ts'
import { jsonOf, streamOf } from './longListStream.ts'
import type { Turns } from './queue.ts'

const largestLimit = 1000
/** A page ends at so many items, or so many bytes of text (D44). */
const pageItems = 500
const pageBytes = 1_000_000
// A shorter list is read whole.
const wholeBytes = 256_000

/** The query of a long list, which is answered in pages when it has one of these. */
export const listQuerySchema = z.object({
  limit: z.optional(integer({ min: 1, max: largestLimit })),
  cursor: z.optional(text({ max: 100 })),
})

type ListQuery = z.infer<typeof listQuerySchema>

/** A digest in hexadecimal digits. */
export const hexDigest = async (algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest(algorithm, bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const json = { 'Content-Type': 'application/json' }
// Compressing a shorter list costs more than sending it.
const longFrom = 32_768

const acceptsGzip = (c: Context) =>
  /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(c.req.header('Accept-Encoding') ?? '')

const isKnown = (c: Context, etag: string) =>
  (c.req.header('If-None-Match') ?? '').split(',').some((one) => one.trim() === etag)

const packed = (c: Context, body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  acceptsGzip(c)
    ? c.body(body.pipeThrough(new CompressionStream('gzip')), 200, {
        ...json,
        'Content-Encoding': 'gzip',
      })
    : c.body(body, 200, json)

/** Answers JSON that is text already, compressed where that is worth it and the client accepts it. */
export const answerText = (c: Context, text: string) => {
  c.header('Vary', 'Accept, Accept-Encoding')
  return text.length < longFrom ? c.body(text, 200, json) : packed(c, new Blob([text]).stream())
}

const cursorPattern = /^(\d{4}-\d\d-\d\d(?:T[\d:.]{8,15}Z)?)_(\d{1,15})$/

const cursorOf = ({ key, id }: Place) => `${key}_${id}`

const placeOf = (cursor: string): Place => {
  const [, key, id] = cursorPattern.exec(cursor) ?? []
  if (!key || !id) throw invalid({ cursor: ['This is no cursor that a list has answered.'] })
  return { key, id: Number(id) }
}

const answerPage = async (c: Context, list: LongList, { limit, cursor }: ListQuery) => {
  const mostItems = Math.min(limit ?? pageItems, pageItems)
  const { items, next } = await list.part(
    cursor ? placeOf(cursor) : undefined,
    mostItems,
    pageBytes,
  )
  if (next) {
    const query = new URLSearchParams({ limit: String(mostItems), cursor: cursorOf(next) })
    c.header('Link', `<${c.req.path}?${query.toString()}>; rel="next"`)
  }
  return answerText(c, `[${textOf(items)}]`)
}

export type ListAnswer = {
  list: LongList
  userId: number
  turns: Turns
  query?: ListQuery
}

/**
 * Answers a list: a page of it when the query asks for one, else all of it. One with a mark has a weak
 * ETag (304 when the client names it). A long one is compressed with gzip where the client accepts that, off
 * the thread of the requests; what would take long is read in parts, in the user's turn.
 * @throws Failure 429 when the user reads too many long lists at once
 */
export const answerList = async (
  c: Context,
  { list, userId, turns, query = {} }: ListAnswer,
): Promise<Response> => {
  c.header('Vary', 'Accept, Accept-Encoding')
  if (query.limit !== undefined || query.cursor !== undefined) return answerPage(c, list, query)
  const { bytes, mark } = await list.state()
  if (mark !== undefined) {
    const etag = `W/"${mark}"`
    c.header('ETag', etag)
    if (isKnown(c, etag)) return c.body(null, 304)
  }
  // Nobody would read the list of a HEAD.
  if (c.req.method === 'HEAD') return c.body(null, 200, json)
  if (bytes <= wholeBytes) return answerText(c, await list.whole())
  return packed(c, streamOf(jsonOf(list), await turns.take(userId)))
}
