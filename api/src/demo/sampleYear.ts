import { pictureType } from '../pictures/pictureFile.ts'
import type { Repositories } from '../repositories.ts'
import { sampleEntries, type SampleEntry } from './content/entries.ts'
import { sampleJourneys, type SampleJourney, type SampleMilestone } from './content/journeys.ts'
import { samplePictures } from './content/pictures.ts'
import { sampleCalendar, type SampleCalendar } from './sampleCalendar.ts'
import { addSampleReadings } from './sampleReadings.ts'

type Owner = { userId: number; calendar: SampleCalendar }

const createdMinute = 9 * 60
const minutesBetween = 7
const doneMinute = 18 * 60

// Journeys in every state. The one that is on track is added last, so that it is listed first.
const addSampleJourneys = async (
  { journeys, milestones }: Pick<Repositories, 'journeys' | 'milestones'>,
  { userId, calendar }: Owner,
) => {
  const addMilestone = async (journeyId: number, milestone: SampleMilestone, created: string) => {
    const { dueIn, doneAgo, progress = 0, ...rest } = milestone
    const target = dueIn === undefined ? null : calendar.day(dueIn)
    const added = await milestones.add(
      journeyId,
      { ...rest, target_date: target, progress },
      created,
    )
    if (!added || doneAgo === undefined) return
    const done = { is_completed: true, progress: 100, reached_on: calendar.day(-doneAgo) }
    await milestones.update(journeyId, added.id, done, calendar.stored(-doneAgo, doneMinute))
  }

  const addJourney = async (journey: SampleJourney) => {
    const { startedAgo, dueIn, waypoints, ...rest } = journey
    const dates = { start_date: calendar.day(-startedAgo), target_date: calendar.day(dueIn) }
    const created = calendar.stored(-startedAgo, createdMinute)
    const { id } = await journeys.add(userId, { ...rest, ...dates }, created)
    for (const [index, milestone] of waypoints.entries()) {
      const minute = createdMinute + (index + 1) * minutesBetween
      await addMilestone(id, milestone, calendar.stored(-startedAgo, minute))
    }
  }

  for (const journey of sampleJourneys) await addJourney(journey)
}

const writtenAtMinute = 21 * 60

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

// Reflections with their pictures, oldest first.
const addSampleEntries = async (
  { journalEntries, journalImages }: Pick<Repositories, 'journalEntries' | 'journalImages'>,
  { userId, calendar }: Owner,
) => {
  const addPicture = async (name: keyof typeof samplePictures, instant: string) => {
    const { alt, base64 } = samplePictures[name]
    const bytes = bytesOf(base64)
    const type = pictureType(bytes)
    if (!type) throw new Error(`The sample picture ${name} is no picture.`)
    return (await journalImages.add(userId, { bytes, type, alt }, instant)).path
  }

  const addEntry = async ({ daysAgo, pictures = [], ...entry }: SampleEntry) => {
    const instant = calendar.stored(-daysAgo, writtenAtMinute)
    const images: string[] = []
    for (const name of pictures) images.push(await addPicture(name, instant))
    const written = { ...entry, entry_date: calendar.day(-daysAgo), images }
    await journalEntries.add(userId, written, instant)
  }

  for (const entry of sampleEntries) await addEntry(entry)
}

export type SampleYear = { userId: number; startedAt: Date; zone: string }

/** Fills empty repositories with a year of the demo user, ending today. */
export const addSampleYear = async (
  repositories: Repositories,
  { userId, startedAt, zone }: SampleYear,
) => {
  const calendar = sampleCalendar(startedAt, zone)
  await addSampleReadings(repositories.moods, { userId, zone, calendar })
  await addSampleJourneys(repositories, { userId, calendar })
  await addSampleEntries(repositories, { userId, calendar })
}
