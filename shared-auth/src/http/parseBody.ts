import * as z from '../browser/zod'

/** A schema of zod or zod/mini. */
export type Schema = z.core.$ZodType

/** A response that is not what was agreed with the server. Its message names fields, never their values. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError'
}

/**
 * Parses the body of a response.
 * @param path the path of the request, for the error's message
 * @throws `InvalidResponseError` when the body does not fit the schema
 */
export const parseBody = <S extends Schema>(
  schema: S,
  body: unknown,
  path: string,
): z.output<S> => {
  const result = z.safeParse(schema, body)
  if (result.success) return result.data
  // A list may have an issue in each of its items: the first few tell enough.
  const issues = result.error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'body'} (${issue.code})`)
  throw new InvalidResponseError(`The response of ${path} is invalid: ${issues.join(', ')}`)
}

/** For a call that is answered without a body: it counts only with the status 204 (D41). */
export const noContent = z.void()

/** What came for a request. */
type Answer = { status: number; data: unknown }

/**
 * Parses what came for a request, whose status 204 means that there is no body.
 * @throws `InvalidResponseError` when the answer is not the one that the schema describes
 */
export const parseAnswer = <S extends Schema>(
  schema: S,
  { status, data }: Answer,
  path: string,
): z.output<S> => parseBody(schema, status === 204 ? undefined : data, path)
