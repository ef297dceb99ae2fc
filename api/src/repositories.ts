import type { FeedbackRepository } from './feedback/feedback.repository.ts'
import type { JournalEntryRepository } from './journal/journalEntry.repository.ts'
import type { JournalImageRepository } from './journal/journalImage.repository.ts'
import type { MoodRepository } from './moods/mood.repository.ts'

/** Everything that is stored for users, handed to the app; one line a resource. */
export type Repositories = {
  moods: MoodRepository
  journalEntries: JournalEntryRepository
  journalImages: JournalImageRepository
  feedback: FeedbackRepository
}
