import { z } from 'zod'
import { itemFields } from '../fields/item.schema.ts'
import { text } from '../fields/text.ts'

export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const
export type PictureType = (typeof pictureTypes)[number]

const longestAlt = 300

/** What who cannot see a picture is told of it. */
export const imageChangesSchema = z.object({ alt: text({ max: longestAlt, blank: true }) })

/** What `POST /journal/images/` answers: the path to put into an entry's `images`. */
export const journalImageSchema = z.object({ ...itemFields, path: z.string(), alt: z.string() })

/** A picture of the journal, without its bytes. */
export type JournalImage = z.infer<typeof journalImageSchema>
