import type { MoodRepository } from './moods/mood.repository.ts'

/** Everything that is stored for users, handed to the app; one line a resource. */
export type Repositories = {
  moods: MoodRepository
}
