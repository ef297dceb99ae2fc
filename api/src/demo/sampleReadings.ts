import type { NewMood } from '@truenorth/api-contract/moods'
import type { MoodRepository } from '../moods/mood.repository.ts'
import { weekday } from '../time/calendarDay.ts'
import { storedInstant } from '../time/instant.ts'
import { sampleNotes, sampleTags } from './content/readings.ts'
import type { SampleCalendar } from './sampleCalendar.ts'

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

// Gives all items before one repeats, each round in another order.
const inTurns = <Item>(items: readonly Item[], random: () => number) => {
  let left: Item[] = []
  return (): Item | undefined => {
    if (left.length === 0) left = [...items]
    return left.splice(Math.floor(random() * left.length), 1)[0]
  }
}

const daysInWave = 120
const weekend = new Set([0, 6])

/** Periods of the sample year with a mood of their own, in days ago. */
const periods = [
  { from: 131, to: 118, lift: 0.9 },
  { from: 74, to: 64, lift: -1.5 },
  { from: 45, to: 0, lift: 0.35 },
]

// Days without any reading: a holiday without a phone, and a forgotten evening.
const isGap = (daysAgo: number) => (daysAgo >= 200 && daysAgo <= 207) || daysAgo === 3

// From 1 to 5: a slow wave, better weekends, and chance.
const moodOfDay = (daysAgo: number, day: string, random: () => number) => {
  const wave = 0.6 * Math.sin(((daysAgo + 40) / daysInWave) * 2 * Math.PI)
  const rest = weekend.has(weekday(day)) ? 0.3 : 0
  const lift = periods
    .filter(({ from, to }) => daysAgo <= from && daysAgo >= to)
    .reduce((sum, period) => sum + period.lift, 0)
  const chance = (random() + random() - 1) * 1.5
  return Math.min(5, Math.max(1, Math.round(3.35 + wave + rest + lift + chance)))
}

const energyOf = (value: number, random: () => number): NewMood['energy'] => {
  if (random() < 0.1) return null
  const drive = value + random() * 3
  if (drive < 4) return 'low'
  return drive < 6 ? 'medium' : 'high'
}

// Notes and tags fit the mood and seldom repeat.
const createReadings = (random: () => number) => {
  const notes = sampleNotes.map((some) => inTurns(some, random))
  const tags = sampleTags.map((some) => inTurns(some, random))
  const tagsFor = (value: number) =>
    Array.from({ length: Math.floor(random() * 4) }, () => tags[value - 1]?.()).filter(
      (tag) => tag !== undefined,
    )
  return (value: number): NewMood => ({
    mood_value: value,
    energy: energyOf(value, random),
    note: random() < 0.65 ? (notes[value - 1]?.() ?? '') : '',
    tags: [...new Set(tagsFor(value))],
  })
}

const daysInYear = 365
const seed = 20_250
const morning = 7 * 60
const evening = 20 * 60
const span = 150
const recentDays = 7

type Readings = { userId: number; zone: string; calendar: SampleCalendar }

/** Adds a year of readings, oldest first: one on most days, none on some, two on some. */
export const addSampleReadings = async (
  moods: MoodRepository,
  { userId, zone, calendar }: Readings,
) => {
  const random = randomFrom(seed)
  const readingOf = createReadings(random)

  const add = async (daysAgo: number, from: number) => {
    const value = moodOfDay(daysAgo, calendar.day(-daysAgo), random)
    const reading = readingOf(value)
    const instant = calendar.at(-daysAgo, from + Math.floor(random() * span))
    if (!instant) return
    const moment = { instant: storedInstant(instant), localDate: calendar.day(-daysAgo) }
    await moods.add(userId, reading, { ...moment, timeZone: zone, utcOffset: null })
  }

  for (let daysAgo = daysInYear - 1; daysAgo >= 0; daysAgo -= 1) {
    const isSkipped = random() < 0.16 && daysAgo >= recentDays
    if (isSkipped || isGap(daysAgo)) continue
    await add(daysAgo, random() < 0.6 || daysAgo === 0 ? morning : evening - span)
    if (random() < 0.15 || daysAgo === 1) await add(daysAgo, evening)
  }
}
