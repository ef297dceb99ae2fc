import { isAxiosError, isCancel } from 'axios'

const bodyOf = (error: unknown): unknown =>
  isAxiosError<unknown>(error) ? error.response?.data : undefined

const messagesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(messagesIn)
  return []
}

/** The status the server answered; absent when nobody answered. */
export const statusOf = (error: unknown): number | undefined =>
  isAxiosError(error) ? error.response?.status : undefined

export const isStatus = (error: unknown, status: number): boolean => statusOf(error) === status

/** True when nobody answered: no network, a time-out. A call that we gave up ourselves is none. */
export const isUnanswered = (error: unknown): boolean =>
  isAxiosError(error) && !isCancel(error) && error.response === undefined

/** True when the server may yet take it: no answer, 408, 425, 429 or 5xx (D32). */
export const isUnsettled = (error: unknown): boolean => {
  const status = statusOf(error)
  if (status === undefined) return isUnanswered(error)
  return status === 408 || status === 425 || status === 429 || status >= 500
}

/** The server's own words: a `detail` field, or a body that is plain text. */
export const failureDetail = (error: unknown): string | undefined => {
  const body = bodyOf(error)
  if (typeof body === 'string') {
    const isPlainText = body.trim() !== '' && !body.trimStart().startsWith('<')
    return isPlainText ? body.trim() : undefined
  }
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined
  return typeof body.detail === 'string' ? body.detail : undefined
}

/** What the server says against each field, all messages; empty when it named none. */
export const fieldErrors = (error: unknown): Record<string, string[]> => {
  const body = bodyOf(error)
  if (!isStatus(error, 400) || typeof body !== 'object' || body === null) return {}
  if (Array.isArray(body)) return {}
  const fields = Object.entries(body).filter(([name]) => name !== 'detail')
  return Object.fromEntries(fields.map(([name, value]) => [name, messagesIn(value)]))
}

/** The machine-readable reason beside a `detail`, as `token_not_valid`. */
export const failureCode = (error: unknown): string | undefined => {
  const body = bodyOf(error)
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}
