import { memoryClientReports } from './clientReports/clientReport.memory.ts'
import { memoryFeedback } from './feedback/feedback.memory.ts'
import { memoryJournalEntries } from './journal/journalEntry.memory.ts'
import { memoryJournalImages } from './journal/journalImage.memory.ts'
import { memoryJourneys } from './journeys/journey.memory.ts'
import { memoryMilestones } from './journeys/milestone.memory.ts'
import { memoryMoods } from './moods/mood.memory.ts'
import { memoryOnce } from './once/once.memory.ts'
import type { Repositories } from './repositories.ts'

/** Everything stored in memory, for as long as the page lives. */
export const memoryRepositories = () => {
  const journalImages = memoryJournalImages()
  const milestones = memoryMilestones()
  const repositories: Repositories = {
    moods: memoryMoods(),
    journeys: memoryJourneys(milestones),
    milestones,
    journalEntries: memoryJournalEntries(journalImages),
    journalImages,
    feedback: memoryFeedback(),
    clientReports: memoryClientReports(),
  }
  return { ...repositories, once: memoryOnce(repositories) }
}
