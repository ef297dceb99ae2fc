// Reading and checking what a request brings.
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod/mini'
import { pythonType } from '../fields/words.ts'
import { Failure, invalid } from './failure.ts'
import { breathe } from './queue.ts'

/** So many bytes a body may have. */
export const mostBytes = 1024 * 1024
/** From so many bytes on a body takes long to read, check and store. */
export const longBodyBytes = 65_536

const tooLarge = (headers = {}) =>
  new Failure(413, { detail: 'Request body is larger than 1 MB.' }, headers)

// The rest of a chunked body stays unread, so its connection cannot serve another request.
const limitChunked = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw tooLarge({ Connection: 'close' })
  },
})

/** Refuses bodies over 1 MB, with a Content-Length or chunked. A body whose length is announced is not wrapped. */
export const limitBody = createMiddleware(async (c, next) => {
  const announced = c.req.header('Content-Length')
  if (!announced || c.req.header('Transfer-Encoding')) return limitChunked(c, next)
  if (Number(announced) > mostBytes) throw tooLarge()
  return next()
})

/** Waits for a body. A client that disconnects in the middle of it gets a 400, not a 500. */
export const wholeBody = async <Body>(reading: Promise<Body>) => {
  try {
    return await reading
  } catch {
    throw new Failure(400, { detail: 'The request ended before its body did.' })
  }
}

const messageOf = (error: unknown, otherwise: string) =>
  error instanceof Error ? error.message : otherwise

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Failure(400, { detail: `JSON parse error - ${messageOf(error, 'not JSON')}` })
  }
}

const parseForm = async (c: Context) => {
  try {
    return await c.req.parseBody({ all: true })
  } catch (error) {
    throw new Failure(400, { detail: `Form parse error - ${messageOf(error, 'not a form')}` })
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

// Replacement characters in place of what was written would be stored for good.
const decode = (bytes: ArrayBuffer) => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Failure(400, { detail: 'The body is not valid UTF-8.' })
  }
}

const textIn = async (c: Context) => {
  const bytes = await wholeBody(c.req.arrayBuffer())
  const text = decode(bytes)
  // Others need not wait for all of the work on a long body at once.
  if (bytes.byteLength >= longBodyBytes) await breathe(0)
  return text
}

const checkEscapes = (text: string) => {
  try {
    decodeURIComponent(text)
  } catch {
    throw new Failure(400, { detail: 'Form parse error - not valid UTF-8.' })
  }
}

/** The body as data, from JSON or a form. An empty body counts as an empty object. */
export const readBody = async (c: Context): Promise<unknown> => {
  const contentType = c.req.header('Content-Type') ?? ''
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase()
  if (mediaType === 'application/x-www-form-urlencoded' || mediaType === 'multipart/form-data') {
    const text = await textIn(c)
    if (mediaType !== 'multipart/form-data') checkEscapes(text)
    return parseForm(c)
  }
  const text = await textIn(c)
  if (text === '') return {}
  if (mediaType === 'application/json') return parseJson(text)
  throw new Failure(415, { detail: `Unsupported media type "${contentType}" in request.` })
}

type Messages = string[] | { [member: string]: Messages }

const put = (errors: Record<string, Messages>, path: PropertyKey[], message: string) => {
  const [first = 'non_field_errors', ...rest] = path.map(String)
  const known = errors[first]
  if (rest.length === 0) {
    errors[first] = Array.isArray(known) ? [...known, message] : [message]
    return
  }
  const members = known && !Array.isArray(known) ? known : {}
  put(members, rest, message)
  errors[first] = members
}

// The form of the reference back end: `{ tags: { 1: ['…'] } }`.
const fieldErrors = (issues: readonly z.core.$ZodIssue[]) => {
  const errors: Record<string, Messages> = {}
  for (const { path, message } of issues) put(errors, path, message)
  return errors
}

/**
 * Checks data against a schema.
 * @throws Failure 400 with the validation errors by field
 */
export const check = <Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> => {
  const type = pythonType(data)
  if (type === 'NoneType') throw invalid({ non_field_errors: ['No data provided'] })
  if (type !== 'dict') {
    const message = `Invalid data. Expected a dictionary, but got ${type}.`
    throw invalid({ non_field_errors: [message] })
  }
  const result = schema.safeParse(data)
  if (!result.success) throw invalid(fieldErrors(result.error.issues))
  return result.data
}
