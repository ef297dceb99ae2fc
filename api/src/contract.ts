// What browsers know of the server: types alone, inferred from the schemas that it checks with.
export type { Labelled } from './fields/labelled.schema.ts'
export type { NewUser, RegisteredUser, User, UserChanges } from './auth/user.schema.ts'
export type { Credentials, TokenPair } from './auth/token.schema.ts'
export type { NewPassword, ResetConfirm, ResetRequest } from './auth/password.schema.ts'
export type { Session } from './auth/session.schema.ts'
export type { Mood, MoodChanges, NewMood, WeeklyAverage } from './moods/mood.schema.ts'
export type {
  Journey,
  JourneyChanges,
  JourneyChoices,
  NewJourney,
} from './journeys/journey.schema.ts'
export type { Milestone, MilestoneChanges, NewMilestone } from './journeys/milestone.schema.ts'
export type {
  JournalEntry,
  JournalEntryChanges,
  NewJournalEntry,
} from './journal/journalEntry.schema.ts'
export type { JournalImage } from './journal/journalImage.schema.ts'
export type {
  NewClientReport,
  RemoteHealth,
  RemoteReport,
} from './clientReports/clientReport.schema.ts'
export type {
  Feedback,
  FeedbackChanges,
  FeedbackSummary,
  NewFeedback,
} from './feedback/feedback.schema.ts'
