import { headerNames } from '@truenorth/api-contract/headers'
import { isAxiosError } from 'axios'
import * as z from '../browser/zod'
import { errorDetail, isStatus, statusOf } from '../http/errors'
import { patch, post } from '../http/httpClient'
import { idSchema } from '../session/schemas'
import type { Write } from './write'

// The first attempt is made at the moment itself, which the server and the http client know.
const momentOf = ({ attempts, recordedAt, zone, offset }: Write) =>
  attempts > 0 && {
    [headerNames.recordedAt]: recordedAt,
    ...(zone && { [headerNames.timeZone]: zone }),
    ...(offset !== undefined && { [headerNames.timeZoneOffset]: String(offset) }),
  }

const headersOf = (write: Write, key: string) => ({
  [headerNames.idempotencyKey]: key,
  ...momentOf(write),
})

// What was stored has an id. An answer without one is none: the write then waits (D41).
const storedSchema = z.looseObject({ id: idSchema })

const storedId = (error: unknown, status: number): string | undefined => {
  if (!isStatus(error, status) || !isAxiosError<unknown>(error)) return undefined
  const stored = storedSchema.safeParse(error.response?.data)
  return stored.success ? String(stored.data.id) : undefined
}

// An earlier attempt has arrived with other content: the response holds the id of what was stored.
const storedBefore = (error: unknown) => storedId(error, 422)

/** Whether an earlier attempt has arrived, and what it stored was deleted since (D45). */
export const isDeletedSince = (error: unknown): boolean => storedId(error, 410) !== undefined

const correct = async (write: Write, id: string): Promise<unknown> => {
  try {
    return await patch(`${write.path}${id}/`, write.body, storedSchema)
  } catch (error) {
    // It was deleted since, or cannot be changed: then this content is created as new.
    if (![403, 404, 405].includes(statusOf(error) ?? 0)) throw error
    return post(write.path, write.body, storedSchema, {
      headers: headersOf(write, `${write.key}.anew`),
    })
  }
}

const isMomentRefused = (error: unknown, words: string) =>
  isStatus(error, 400) && errorDetail(error)?.startsWith(`X-Recorded-At is ${words}`)

// How far the server's clock is ahead of this device's, in milliseconds.
const clockDifference = (error: unknown) => {
  const date: unknown = isAxiosError(error) ? error.response?.headers['date'] : undefined
  return typeof date === 'string' ? Date.parse(date) - Date.now() || 0 : 0
}

const noticeableMs = 2 * 60_000

/** The write with a moment that the server takes, where it was refused for the device's clock. */
const withRightMoment = (write: Write, error: unknown): Write | undefined => {
  if (write.attempts === 0) return undefined
  // The clock runs ahead: the time of arrival is better than no reading.
  if (isMomentRefused(error, 'in the future')) return { ...write, attempts: 0 }
  if (!isMomentRefused(error, 'more than 30 days ago')) return undefined
  const difference = clockDifference(error)
  if (difference < noticeableMs) return undefined
  // The clock is behind, and was so when this was written: the moment is right by the server's clock.
  const recordedAt = new Date(Date.parse(write.recordedAt) + difference).toISOString()
  return { ...write, recordedAt }
}

/**
 * Sends a write so that it is stored once, however often this is called. Answers with the item.
 * @throws as `post`, and an `InvalidResponseError` for an answer that names no item
 */
export const deliver = async (write: Write, hasRightMoment = false): Promise<unknown> => {
  try {
    return await post(write.path, write.body, storedSchema, {
      headers: headersOf(write, write.key),
    })
  } catch (error) {
    const corrected = hasRightMoment ? undefined : withRightMoment(write, error)
    if (corrected) return deliver(corrected, true)
    const id = storedBefore(error)
    if (id === undefined) throw error
    return correct(write, id)
  }
}
