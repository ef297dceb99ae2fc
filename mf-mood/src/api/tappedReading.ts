// What the dashboard shows of a reading that was logged with one tap, before the server lists it.
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { MoodValue } from '@truenorth/shared-ui'
import type { Reading } from '../domain/reading'

/** A reading that was logged with one tap. It is kept in the cache, so that it ends with its user's session. */
export type TappedReading = {
  /** The idempotency key of its save. */
  key: string
  mood: MoodValue
  /** The instant of the tap, in ISO 8601. */
  at: string
  /** `waiting`: the outbox holds it, because the server could not be reached. */
  state: 'saving' | 'waiting' | 'saved'
  /** As the server has stored it last. */
  stored?: Reading
  /** The message that tells of it. */
  messageId?: number
}

/** The reading that was tapped last. Nothing loads it. */
export const tappedQuery = queryOptions<TappedReading | null>({
  queryKey: ['tapped-reading'],
  queryFn: skipToken,
  gcTime: Infinity,
  staleTime: Infinity,
})

export const findTapped = (client: QueryClient): TappedReading | undefined =>
  client.getQueryData(tappedQuery.queryKey) ?? undefined

/** Shows another one, or none. */
export const showTapped = (client: QueryClient, tapped: TappedReading | null): void =>
  void client.setQueryData(tappedQuery.queryKey, tapped)
