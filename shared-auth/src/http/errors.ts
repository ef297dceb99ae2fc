import { AxiosError, isAxiosError, isCancel } from 'axios'
import { notOurs } from './ownAnswer'
import { InvalidResponseError } from './parseBody'

const bodyOf = (error: unknown): unknown =>
  isAxiosError<unknown>(error) ? error.response?.data : undefined

const messagesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(messagesIn)
  return []
}

/** The status of the response; undefined when there was none. */
export const statusOf = (error: unknown): number | undefined =>
  isAxiosError(error) ? error.response?.status : undefined

/** Whether the response had that status. */
export const isStatus = (error: unknown, status: number): boolean => statusOf(error) === status

/**
 * True when no response came: no network, a time-out, or something other than the server has answered. False
 * for a request that we canceled ourselves.
 */
export const isNetworkError = (error: unknown): boolean =>
  isAxiosError(error) && !isCancel(error) && error.response === undefined

/** True when the time for a response has passed. */
export const isTimeout = (error: unknown): boolean =>
  isAxiosError(error) &&
  (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT)

/**
 * True when the same request may succeed later: no response or none that counts (D41), 408, 425, 429 or 5xx
 * (D32).
 */
export const isRetryable = (error: unknown): boolean => {
  if (error instanceof InvalidResponseError) return true
  const status = statusOf(error)
  if (status === undefined) return isNetworkError(error)
  return status === 408 || status === 425 || status === 429 || status >= 500
}

/** The server's own words: a `detail` field, or a body that is plain text. */
export const errorDetail = (error: unknown): string | undefined => {
  const body = bodyOf(error)
  if (typeof body === 'string') {
    const isPlainText = body.trim() !== '' && !body.trimStart().startsWith('<')
    return isPlainText ? body.trim() : undefined
  }
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined
  return typeof body.detail === 'string' ? body.detail : undefined
}

/** The machine-readable reason beside a `detail`, as `token_not_valid`. */
export const errorCode = (error: unknown): string | undefined => {
  const body = bodyOf(error)
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}

/** The server's validation errors: all messages by field; empty when it named no field. */
export const fieldErrors = (error: unknown): Record<string, string[]> => {
  const body = bodyOf(error)
  if (!isStatus(error, 400) || typeof body !== 'object' || body === null) return {}
  if (Array.isArray(body)) return {}
  const fields = Object.entries(body).filter(([name]) => name !== 'detail')
  return Object.fromEntries(fields.map(([name, value]) => [name, messagesIn(value)]))
}

/** The banner for too many attempts (429) and a busy service (503); undefined for all else (D34). */
export const busyMessage = (error: unknown): string | undefined => {
  const status = statusOf(error)
  if (status === 503) return 'The service is busy. Please try again in a moment.'
  if (status !== 429 || !isAxiosError(error)) return undefined
  const seconds = Number(error.response?.headers['retry-after'])
  const minutes = Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))
  const unit = minutes === 1 ? 'minute' : 'minutes'
  return `Too many attempts. Please try again in ${minutes} ${unit}.`
}

const withoutResponse = (error: unknown) => {
  if (isTimeout(error)) return 'Truenorth took too long to answer. Please try again in a moment.'
  return isAxiosError(error) && error.code === notOurs
    ? 'Something else answered in place of Truenorth, perhaps the sign-in page of this network. Please check your connection and try again.'
    : 'Truenorth could not be reached. Please check your connection and try again.'
}

const byStatus: Record<number, string> = {
  401: 'Your session has ended. Please sign in again.',
  403: 'You do not have permission to do this.',
  404: 'This could not be found. It may have been deleted.',
  412: 'This was changed elsewhere. Please load it again.',
  413: 'This is too large to be saved. Please make it smaller and try again.',
}

/**
 * What happened and what to do, in a sentence for people: the server's own words where it gave some. The one
 * place that says so; an error's `message` is for the log. Undefined for an error that is not about a request.
 */
export const errorSentence = (error: unknown): string | undefined => {
  // The server explains a refused token to programs.
  const words = isStatus(error, 401) ? byStatus[401] : (busyMessage(error) ?? errorDetail(error))
  if (words !== undefined) return words
  if (error instanceof InvalidResponseError)
    return 'Truenorth sent an answer that could not be read. Please try again in a moment.'
  const status = statusOf(error)
  if (status === undefined) return isNetworkError(error) ? withoutResponse(error) : undefined
  if (status >= 500) return 'Something went wrong on our side. Please try again in a moment.'
  return byStatus[status] ?? 'That was not accepted. Please check it and try again.'
}
