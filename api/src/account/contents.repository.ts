import type { AccountContents } from '@truenorth/api-contract/account'
import type { JournalEntry } from '@truenorth/api-contract/journal'
import type { Mood } from '@truenorth/api-contract/moods'
import type { EntryRepository } from '../journal/entry.repository.ts'
import type { ImageRepository } from '../journal/image.repository.ts'
import { pictureIdIn } from '../journal/pictures.ts'
import type { JourneyRepository } from '../journeys/journey.repository.ts'
import type { MoodRepository } from '../moods/mood.repository.ts'

/** How much of everything a user has, as they see it: what waits for an import to finish does not count. */
export type ContentsRepository = { of: (userId: number) => Promise<AccountContents> }

type Parts = {
  moods: MoodRepository
  journeys: JourneyRepository
  journalEntries: EntryRepository
  journalImages: ImageRepository
}

/** The same in memory, counted from what is there. */
export const memoryContents = (parts: Parts): ContentsRepository => ({
  of: async (userId) => {
    const readings: Mood[] = JSON.parse(await parts.moods.list(userId).whole())
    const entries: JournalEntry[] = JSON.parse(await parts.journalEntries.list(userId).whole())
    const paths: unknown[] = JSON.parse(await parts.journeys.list(userId).whole())
    const days = readings.map((reading) => reading.local_date).sort()
    const ids = entries.flatMap(({ images }) => images.flatMap((path) => pictureIdIn(path) ?? []))
    const pictures = await Promise.all(ids.map((id) => parts.journalImages.find(userId, id)))
    return {
      readings: readings.length,
      first_day: days.at(0) ?? null,
      last_day: days.at(-1) ?? null,
      entries: entries.length,
      paths: paths.length,
      pictures: ids.length,
      picture_bytes: pictures.reduce((sum, picture) => sum + (picture?.bytes.length ?? 0), 0),
    }
  },
})
