import { isAxiosError } from 'axios'
import { failureDetail, isStatus, statusOf } from '../http/failure'
import { patch, post } from '../http/http'
import type { Write } from './write'

const headersOf = (write: Write, key: string) => ({
  'Idempotency-Key': key,
  ...(write.attempts > 0 && { 'X-Recorded-At': write.recordedAt }),
  ...(write.attempts > 0 && write.zone && { 'X-Timezone': write.zone }),
})

// An earlier attempt did arrive, with other content: the answer names what was stored then.
const storedBefore = (error: unknown): string | undefined => {
  if (!isStatus(error, 422) || !isAxiosError<unknown>(error)) return undefined
  const body = error.response?.data
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined
  return typeof body.id === 'number' || typeof body.id === 'string' ? String(body.id) : undefined
}

const correct = async <T>(write: Write, id: string): Promise<T> => {
  try {
    return await patch<T>(`${write.path}${id}/`, write.body)
  } catch (error) {
    // Deleted since, or a thing that cannot be changed: then this one is new.
    if (![403, 404, 405].includes(statusOf(error) ?? 0)) throw error
    return post<T>(write.path, write.body, { headers: headersOf(write, `${write.key}.anew`) })
  }
}

// This device's clock runs ahead: better the time of arrival than no reading.
const isClockAhead = (error: unknown) =>
  isStatus(error, 400) && failureDetail(error)?.startsWith('X-Recorded-At is in the future')

/** Sends a write so that it is stored once, however often this is called. */
export const deliver = async <T>(write: Write): Promise<T> => {
  try {
    return await post<T>(write.path, write.body, { headers: headersOf(write, write.key) })
  } catch (error) {
    if (isClockAhead(error)) return deliver<T>({ ...write, attempts: 0 })
    const id = storedBefore(error)
    if (id === undefined) throw error
    return correct<T>(write, id)
  }
}
