import type { Repositories } from '../repositories.ts'
import { addSampleEntries } from './addSampleEntries.ts'
import { addSampleJourneys } from './addSampleJourneys.ts'
import { addSampleReadings } from './addSampleReadings.ts'
import { sampleCalendar } from './calendar.ts'

export type SampleYear = { userId: number; startedAt: Date; zone: string }

/** Fills empty repositories with a year in the life of the demo user, ending today. */
export const addSampleYear = async (
  repositories: Repositories,
  { userId, startedAt, zone }: SampleYear,
) => {
  const calendar = sampleCalendar(startedAt, zone)
  await addSampleReadings(repositories.moods, { userId, zone, calendar })
  await addSampleJourneys(repositories, { userId, calendar })
  await addSampleEntries(repositories, { userId, calendar })
}
