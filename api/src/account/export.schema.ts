import { z } from 'zod'
import { instant } from '../fields/item.schema.ts'
import { feedbackSchema } from '../feedback/feedback.schema.ts'
import { journalEntrySchema } from '../journal/journalEntry.schema.ts'
import { journalImageSchema } from '../journal/journalImage.schema.ts'
import { journeySchema } from '../journeys/journey.schema.ts'
import { milestoneSchema } from '../journeys/milestone.schema.ts'
import { moodSchema } from '../moods/mood.schema.ts'

export const exportFormat = 'truenorth-export'
export const exportVersion = 1

/** `truenorth.json` in the archive: everything of one user, in the shapes that the API answers with. */
export const exportSchema = z.object({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  exported_at: instant,
  user: z.object({ username: z.string(), email: z.string() }),
  readings: z.array(moodSchema),
  journeys: z.array(journeySchema.extend({ milestones: z.array(milestoneSchema) })),
  journal: z.array(journalEntrySchema),
  pictures: z
    .array(journalImageSchema.extend({ file: z.string() }))
    .meta({ description: 'Where in the archive the picture is that entries name by its path.' }),
  feedback: z.array(feedbackSchema),
})

/** Everything of one user, to be read back in. */
export type AccountExport = z.infer<typeof exportSchema>
