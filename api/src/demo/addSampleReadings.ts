import type { MoodRepository } from '../moods/mood.repository.ts'
import type { NewMood } from '../moods/mood.schema.ts'
import { storedInstant } from '../time/instant.ts'
import type { SampleCalendar } from './calendar.ts'
import { isGap, moodOfDay } from './moodOfDay.ts'
import { inTurns, randomFrom } from './random.ts'
import { sampleNotes, sampleTags } from './readingContent.ts'

const daysInYear = 365
const seed = 20_250
const morning = 7 * 60
const evening = 20 * 60
const span = 150
const recentDays = 7

const energyOf = (value: number, random: () => number): NewMood['energy'] => {
  if (random() < 0.1) return null
  const drive = value + random() * 3
  if (drive < 4) return 'low'
  return drive < 6 ? 'medium' : 'high'
}

/** Makes one reading after another: notes and tags fit the mood and seldom come twice. */
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

type Readings = { userId: number; zone: string; calendar: SampleCalendar }

/** A year of readings, oldest first: most days one, some none, some two. */
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
    await moods.add(userId, reading, { ...moment, timeZone: zone })
  }

  for (let daysAgo = daysInYear - 1; daysAgo >= 0; daysAgo -= 1) {
    const isSkipped = random() < 0.16 && daysAgo >= recentDays
    if (isSkipped || isGap(daysAgo)) continue
    await add(daysAgo, random() < 0.6 || daysAgo === 0 ? morning : evening - span)
    if (random() < 0.15 || daysAgo === 1) await add(daysAgo, evening)
  }
}
