import type { Context } from 'hono'
import { Failure } from './failure.ts'
import { wholeBody } from './wholeBody.ts'

const wordsOf = (error: unknown, otherwise: string) =>
  error instanceof Error ? error.message : otherwise

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Failure(400, { detail: `JSON parse error - ${wordsOf(error, 'not JSON')}` })
  }
}

const parseForm = async (c: Context) => {
  try {
    return await c.req.parseBody({ all: true })
  } catch (error) {
    throw new Failure(400, { detail: `Form parse error - ${wordsOf(error, 'not a form')}` })
  }
}

/** The body as data: JSON or a form. An empty body counts as an empty object. */
export const readBody = async (c: Context): Promise<unknown> => {
  const contentType = c.req.header('Content-Type') ?? ''
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase()
  if (mediaType === 'application/x-www-form-urlencoded' || mediaType === 'multipart/form-data') {
    return parseForm(c)
  }
  const text = await wholeBody(c.req.text())
  if (text === '') return {}
  if (mediaType === 'application/json') return parseJson(text)
  throw new Failure(415, { detail: `Unsupported media type "${contentType}" in request.` })
}
