import type { ClientReportRepository } from './clientReports/clientReport.repository.ts'
import type { FeedbackRepository } from './feedback/feedback.repository.ts'
import type { JournalEntryRepository } from './journal/journalEntry.repository.ts'
import type { JournalImageRepository } from './journal/journalImage.repository.ts'
import type { JourneyRepository } from './journeys/journey.repository.ts'
import type { MilestoneRepository } from './journeys/milestone.repository.ts'
import type { MoodRepository } from './moods/mood.repository.ts'

/** Everything that is stored for users, handed to the app; one line a resource. */
export type Repositories = {
  moods: MoodRepository
  journeys: JourneyRepository
  milestones: MilestoneRepository
  journalEntries: JournalEntryRepository
  journalImages: JournalImageRepository
  feedback: FeedbackRepository
  clientReports: ClientReportRepository
}
