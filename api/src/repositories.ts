import { memoryContents, type ContentsRepository } from './account/contents.repository.ts'
import {
  memoryClientReports,
  type ClientReportRepository,
} from './clientReports/clientReport.repository.ts'
import { memoryFeedback, type FeedbackRepository } from './feedback/feedback.repository.ts'
import { memoryIdempotency } from './idempotency/idempotency.memory.ts'
import { memoryImports } from './imports/import.memory.ts'
import type { ImportRepository } from './imports/import.repository.ts'
import { memoryEntries, type EntryRepository } from './journal/entry.repository.ts'
import { memoryImages, type ImageRepository } from './journal/image.repository.ts'
import { memoryJourneys, type JourneyRepository } from './journeys/journey.repository.ts'
import { memoryMilestones, type MilestoneRepository } from './journeys/milestone.repository.ts'
import { memoryMoods, type MoodRepository } from './moods/mood.repository.ts'

/** Everything that is stored for users; one line per resource. */
export type Repositories = {
  moods: MoodRepository
  journeys: JourneyRepository
  milestones: MilestoneRepository
  journalEntries: EntryRepository
  journalImages: ImageRepository
  imports: ImportRepository
  contents: ContentsRepository
  feedback: FeedbackRepository
  clientReports: ClientReportRepository
}

/** Repositories in memory, for as long as the page lives. */
export const memoryRepositories = () => {
  const journalImages = memoryImages()
  const milestones = memoryMilestones()
  const moods = memoryMoods()
  const journeys = memoryJourneys(milestones)
  const journalEntries = memoryEntries(journalImages)
  const feedback = memoryFeedback()
  const repositories: Repositories = {
    moods,
    journeys,
    milestones,
    journalEntries,
    journalImages,
    imports: memoryImports({ moods, journalEntries, images: journalImages, journeys, milestones }),
    contents: memoryContents({ moods, journeys, journalEntries, journalImages }),
    feedback,
    clientReports: memoryClientReports(),
  }
  return { ...repositories, feedback, idempotency: memoryIdempotency(repositories) }
}
