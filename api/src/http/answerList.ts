import type { Context } from 'hono'

const json = { 'Content-Type': 'application/json' }
// Shorter lists cost more to name and to pack than to send.
const longFrom = 32_768

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const takesGzip = (c: Context) =>
  /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(c.req.header('Accept-Encoding') ?? '')

const isKnown = (c: Context, etag: string) =>
  (c.req.header('If-None-Match') ?? '').split(',').some((one) => one.trim() === etag)

/**
 * Answers with a list that is JSON already. A long one has a weak ETag (304 to who names it) and is
 * packed with gzip, off the thread of the requests, for who takes that.
 */
export const answerList = async (c: Context, list: string) => {
  if (list.length < longFrom) return c.body(list, 200, json)
  const bytes = new TextEncoder().encode(list)
  const etag = `W/"${hexOf(await crypto.subtle.digest('SHA-1', bytes))}"`
  c.header('ETag', etag)
  c.header('Vary', 'Accept, Accept-Encoding')
  if (isKnown(c, etag)) return c.body(null, 304)
  if (!takesGzip(c)) return c.body(bytes, 200, json)
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return c.body(packed, 200, { ...json, 'Content-Encoding': 'gzip' })
}
