import { QueryClient } from '@tanstack/react-query'
import type { Mood } from '@truenorth/api-contract/moods'
import { aMood } from '../testing/aMood'
import { toReading } from '../domain/reading'
import { forgetReading, placeReading } from './cachedReadings'
import { moodQueries } from './moods'
import { weeklyAverages } from './weeklyAverages'

const reading = (id: number, changes: Partial<Mood> = {}) =>
  toReading(aMood({ id, ...changes }), 'UTC')
const day = '2025-11-27'
const yesterday = { local_date: '2025-11-26', timestamp: '2025-11-26T08:12:00Z' }
const { list, newest, recent, today } = moodQueries
const week = { week_start: '2025-11-24', average_mood: 4, count: 2 }

const cacheOf = (known: { all?: ReturnType<typeof reading>[] }) => {
  const client = new QueryClient()
  if (known.all) client.setQueryData(list().queryKey, known.all)
  client.setQueryData(weeklyAverages(day).queryKey, [week])
  return client
}

describe('a deleted reading', () => {
  it('leaves every list and the mean of its week', () => {
    const client = cacheOf({ all: [reading(8), reading(7, yesterday)] })
    client.setQueryData(recent(day).queryKey, [reading(7, yesterday)])
    client.setQueryData(today(day).queryKey, reading(8))
    forgetReading(client, 7)
    expect(client.getQueryData(list().queryKey)).toEqual([reading(8)])
    expect(client.getQueryData(recent(day).queryKey)).toEqual([])
    expect(client.getQueryData(today(day).queryKey)).toEqual(reading(8))
    expect(client.getQueryData(weeklyAverages(day).queryKey)).toEqual([{ ...week, count: 1 }])
  })

  it('is followed by the one before it as the latest of today', () => {
    const client = cacheOf({ all: [reading(8), reading(7), reading(6, yesterday)] })
    client.setQueryData(today(day).queryKey, reading(8))
    forgetReading(client, 8)
    expect(client.getQueryData(today(day).queryKey)).toEqual(reading(7))
    forgetReading(client, 7)
    expect(client.getQueryData(today(day).queryKey)).toBeNull()
  })

  it('lets the server say which one is the latest while the others are unknown', () => {
    const client = cacheOf({})
    client.setQueryData(today(day).queryKey, reading(7))
    forgetReading(client, 7)
    expect(client.getQueryData(today(day).queryKey)).toBeUndefined()
  })
})

describe('a new reading', () => {
  const later = reading(9, { mood_value: 1, timestamp: '2025-11-27T20:00:00Z' })

  it('is the first of the lists, the latest of today and part of its week', async () => {
    const client = cacheOf({ all: [reading(7)] })
    client.setQueryData(newest().queryKey, [reading(7)])
    client.setQueryData(recent(day).queryKey, [reading(6, yesterday)])
    client.setQueryData(today(day).queryKey, reading(7))
    await placeReading(client, later, { isNew: true })
    expect(client.getQueryData(list().queryKey)).toEqual([later, reading(7)])
    expect(client.getQueryData(newest().queryKey)).toEqual([later, reading(7)])
    expect(client.getQueryData(recent(day).queryKey)).toEqual([reading(6, yesterday)])
    expect(client.getQueryData(today(day).queryKey)).toEqual(later)
    expect(client.getQueryData(weeklyAverages(day).queryKey)).toEqual([
      { ...week, average_mood: 3, count: 3 },
    ])
  })

  it('is the latest of today before anything else is loaded', async () => {
    const client = new QueryClient()
    await placeReading(client, later, { isNew: true })
    expect(client.getQueryData(today(day).queryKey)).toEqual(later)
    expect(client.getQueryData(list().queryKey)).toBeUndefined()
  })

  it('is not undone by an answer from before it', async () => {
    const client = cacheOf({ all: [reading(7)] })
    let respond: (readings: ReturnType<typeof reading>[]) => void = () => {}
    const { queryKey } = list()
    const load = client
      .fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (respond = resolve)) })
      .catch(() => undefined)
    await placeReading(client, later, { isNew: true })
    respond([reading(7)])
    await load
    expect(client.getQueryData(queryKey)).toEqual([later, reading(7)])
  })
})

describe('a changed reading', () => {
  it('keeps its place, with its new mood in the mean of its week', async () => {
    const earlier = reading(6, { timestamp: '2025-11-27T06:00:00Z' })
    const client = cacheOf({ all: [reading(7), earlier] })
    client.setQueryData(today(day).queryKey, reading(7))
    const changed = { ...earlier, mood_value: 2 }
    await placeReading(client, changed, { isNew: false })
    expect(client.getQueryData(list().queryKey)).toEqual([reading(7), changed])
    expect(client.getQueryData(today(day).queryKey)).toEqual(reading(7))
    expect(client.getQueryData(weeklyAverages(day).queryKey)).toEqual([
      { ...week, average_mood: 3 },
    ])
  })

  it('that was moved to another day is no longer the latest of today', async () => {
    const client = cacheOf({ all: [reading(7)] })
    client.setQueryData(today(day).queryKey, reading(7))
    client.setQueryData(recent(day).queryKey, [])
    const moved = reading(7, yesterday)
    await placeReading(client, moved, { isNew: false })
    expect(client.getQueryData(today(day).queryKey)).toBeNull()
    expect(client.getQueryData(recent(day).queryKey)).toEqual([moved])
  })

  it('says nothing about a day whose latest reading is unknown', async () => {
    const client = new QueryClient()
    await placeReading(client, reading(7), { isNew: false })
    expect(client.getQueryData(today(day).queryKey)).toBeUndefined()
  })
})
