// What the dashboard shows of a reading that was logged with one tap, before the server lists it.
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { randomId } from '@truenorth/shared-auth'
import { type MoodValue, toast } from '@truenorth/shared-ui'
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

/** What is to be saved: the mood that was tapped, in place of the one `before` where it changes that. */
export type TapSave = { key: string; mood: MoodValue; before?: MoodValue }

/** Shows a mood at once and answers with what is to be saved. */
export const startSave = (
  client: QueryClient,
  tapped: TappedReading,
  before?: MoodValue,
): TapSave => {
  const { key, mood, messageId } = tapped
  // What the message offers is about the mood before.
  if (messageId !== undefined) toast.close(messageId)
  showTapped(client, { ...tapped, state: 'saving' })
  return { key, mood, ...(before && { before }) }
}

// While its message is shown, a reading can still be corrected.
const isOpen = ({ state, messageId }: TappedReading) =>
  state === 'saving' || (messageId !== undefined && toast.isShown(messageId))

/**
 * A tap on the dial: what is to be saved, or nothing. While the message of the last one is shown, the same mood
 * again is that reading, so that a double tap logs once, and another mood changes it.
 */
export const tapMood = (client: QueryClient, mood: MoodValue): TapSave | undefined => {
  const last = findTapped(client)
  if (last && isOpen(last))
    return last.mood === mood ? undefined : startSave(client, { ...last, mood }, last.mood)
  const at = new Date().toISOString()
  return startSave(client, { key: randomId(), mood, at, state: 'saving' })
}
