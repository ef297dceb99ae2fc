// What a save changes in the cache at once, so that no screen shows an old reading while it loads again.
import type { QueryClient } from '@tanstack/react-query'
import type { WeeklyAverage } from '@truenorth/api-contract/moods'
import { changeWeek } from '../domain/moodStats'
import { newestFirst, type Reading } from '../domain/reading'
import { moodQueries, recentShown } from './moods'
import { weeklyKey } from './weeklyAverages'

type Key = readonly unknown[]

const isBelow = (key: Key, parent: Key) => parent.every((part, index) => key[index] === part)
const recentOf = (readings: readonly Reading[], day: string) =>
  readings.filter(({ date }) => date < day).slice(0, recentShown)

// What depends on a day or a month has it as the last part of its key.
const dayOf = (key: Key) => String(key.at(-1))

/** What a list holds of readings that are sorted newest first. */
const partOf = (key: Key, readings: Reading[]) => {
  if (isBelow(key, moodQueries.recents)) return recentOf(readings, dayOf(key))
  return isBelow(key, moodQueries.months)
    ? readings.filter(({ date }) => date.startsWith(dayOf(key)))
    : readings
}

// Counted days cannot tell what a reading was before: they are counted by the server again.
const forgetCountedDays = (client: QueryClient) =>
  void client.resetQueries({ queryKey: moodQueries.days })

const without = (readings: readonly Reading[], id: number) =>
  readings.filter((reading) => reading.id !== id)

const cachedLists = (client: QueryClient) =>
  client.getQueriesData<Reading[]>({ queryKey: moodQueries.lists })
const cachedTodays = (client: QueryClient) =>
  client.getQueriesData<Reading | null>({ queryKey: moodQueries.todays })

const findKnown = (client: QueryClient, id: number) =>
  [...cachedLists(client), ...cachedTodays(client)]
    .flatMap(([, known]) => known ?? [])
    .find((reading) => reading.id === id)

const countInWeek = (client: QueryClient, reading: Reading | undefined, by: 1 | -1) =>
  reading &&
  client.setQueriesData<WeeklyAverage[]>(
    { queryKey: weeklyKey },
    (weeks) => weeks && changeWeek(weeks, reading, by),
  )

// All readings tell which one is the latest of a day; without them only the server knows.
const latestOf = (client: QueryClient, day: string) => {
  const all = client.getQueryData(moodQueries.list().queryKey)
  return all && (all.find(({ date }) => date === day) ?? null)
}

// The latest readings of all days that are cached, when this one has left its place.
const replaceAsLatest = (client: QueryClient, id: number) => {
  for (const [queryKey, latest] of cachedTodays(client)) {
    if (latest?.id !== id) continue
    const next = latestOf(client, dayOf(queryKey))
    if (next === undefined) void client.resetQueries({ queryKey, exact: true })
    else client.setQueryData(queryKey, next)
  }
}

/** Takes a deleted reading out of the cache, so that no screen shows it again, not even on the way back. */
export const forgetReading = (client: QueryClient, id: number): void => {
  countInWeek(client, findKnown(client, id), -1)
  client.setQueriesData<Reading[]>(
    { queryKey: moodQueries.lists },
    (readings) => readings && without(readings, id),
  )
  replaceAsLatest(client, id)
  forgetCountedDays(client)
}

const placeInLists = (client: QueryClient, saved: Reading) => {
  for (const [queryKey, readings] of cachedLists(client)) {
    if (!readings) continue
    const next = newestFirst([saved, ...without(readings, saved.id)])
    client.setQueryData(queryKey, partOf(queryKey, next))
  }
}

const placeAsLatest = (client: QueryClient, saved: Reading, isNewest: boolean) => {
  const { queryKey } = moodQueries.today(saved.date)
  const known = client.getQueryData(queryKey)
  const isLatest = known
    ? known.id === saved.id || Date.parse(saved.timestamp) >= Date.parse(known.timestamp)
    : isNewest || known === null
  const latest = latestOf(client, saved.date) ?? (isLatest ? saved : undefined)
  if (latest) client.setQueryData(queryKey, latest)
}

/**
 * Writes a saved reading into all lists and figures that are cached. Loads that are on their way are
 * cancelled, because their answers may be from before the save; the caller loads again. `isLatest`: no other
 * reading can be later.
 */
export const placeReading = async (
  client: QueryClient,
  saved: Reading,
  { isNew, isLatest = isNew }: { isNew: boolean; isLatest?: boolean },
): Promise<void> => {
  await client.cancelQueries({ queryKey: moodQueries.all })
  const known = findKnown(client, saved.id)
  countInWeek(client, known, -1)
  // Where a changed reading was unknown, the mean of its week waits for the server.
  if (known || isNew) countInWeek(client, saved, 1)
  placeInLists(client, saved)
  if (known && known.date !== saved.date) replaceAsLatest(client, saved.id)
  placeAsLatest(client, saved, isLatest)
  forgetCountedDays(client)
}
