import type { Context } from 'hono'
import { Failure } from './failure.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    const words = error instanceof Error ? error.message : 'not JSON'
    throw new Failure(400, { detail: `JSON parse error - ${words}` })
  }
}

/** The body as data: JSON or a form. An empty body counts as an empty object. */
export const readBody = async (c: Context): Promise<unknown> => {
  const contentType = c.req.header('Content-Type') ?? ''
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase()
  if (mediaType === 'application/x-www-form-urlencoded' || mediaType === 'multipart/form-data') {
    return c.req.parseBody({ all: true })
  }
  const text = await c.req.text()
  if (text === '') return {}
  if (mediaType === 'application/json') return parseJson(text)
  throw new Failure(415, { detail: `Unsupported media type "${contentType}" in request.` })
}
