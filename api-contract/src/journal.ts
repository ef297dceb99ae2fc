// Reflections and their pictures: /journal/ and /journal/images/
import * as z from 'zod/mini'
import { calendarDay, instant, itemFields } from './common.ts'
import { sealedSchema, type Sealed } from './sealedText.ts'

export const emotions = [
  'happy',
  'sad',
  'excited',
  'anxious',
  'calm',
  'angry',
  'grateful',
  'lonely',
  'confident',
  'overwhelmed',
  'peaceful',
  'frustrated',
  'hopeful',
  'tired',
  'energetic',
] as const
export type Emotion = (typeof emotions)[number]

/** Code points of an entry's title. */
export const longestEntryTitle = 200
/** Code points of an entry's content. */
export const longestEntryContent = 100_000
/** Code points of one tag of an entry. */
export const longestEntryTag = 50
/** Tags of one entry. */
export const mostEntryTags = 30
/** Pictures of one entry (D25). */
export const mostImages = 6
/** Bytes of one picture (D25). */
export const mostImageBytes = 400_000
/** Pictures of one account that no entry holds. */
export const mostLooseImages = 24
/** Code points of a picture's alternative text. */
export const longestAltText = 300

export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const
export type PictureType = (typeof pictureTypes)[number]

/** The sizes of a picture beside its own, as `?size=small`. */
export const pictureSizes = ['small'] as const

/** A reflection as this server answers it. */
export const journalEntrySchema = z.object({
  ...itemFields,
  entry_date: calendarDay,
  entry_time: z
    .nullish(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))
    .check(z.meta({ description: 'The clock of that day.' })),
  mood: z.int(),
  emotion: z.enum(emotions),
  has_emotion: z.optional(z.boolean()).check(
    z.meta({
      description:
        'False where an import has none: `emotion` is then a stand-in for older browsers, not to be shown. True if left out.',
    }),
  ),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  images: z
    .array(z.string())
    .check(z.meta({ description: 'Paths that POST /journal/images/ answered.' })),
  sealed: z.nullish(sealedSchema).check(
    z.meta({
      description:
        'The encrypted text of a sealed entry, whose title says so and whose content and tags are empty.',
    }),
  ),
  created_at: instant,
  updated_at: instant,
})

export type JournalEntry = z.infer<typeof journalEntrySchema>

/** The emotion of an entry that is shown; empty where it has none. */
export const shownEmotion = ({
  emotion,
  has_emotion,
}: Pick<JournalEntry, 'emotion' | 'has_emotion'>): Emotion | '' =>
  has_emotion === false ? '' : emotion

const { version, tags, images } = journalEntrySchema.shape

/** A reflection as a browser accepts it: a server may leave out lists that are empty (D21). */
export const receivedJournalEntrySchema = z.extend(journalEntrySchema, {
  version: z.optional(version),
  tags: z.nullish(tags),
  images: z.nullish(images),
})

export type ReceivedJournalEntry = z.infer<typeof receivedJournalEntrySchema>

/** A picture of the journal without its bytes; an entry names it by its `path`. */
export const journalImageSchema = z.object({ ...itemFields, path: z.string(), alt: z.string() })

export type JournalImage = z.infer<typeof journalImageSchema>

/** A picture as a browser accepts it: only its path is needed. */
export const receivedJournalImageSchema = z.extend(z.partial(journalImageSchema), {
  path: journalImageSchema.shape.path,
})

/** What is sent to write an entry; the day is `YYYY-MM-DD`, the mood runs from 1 to 5. */
export type NewJournalEntry = {
  entry_date: string
  /**
   * The day with its clock, in the forms that `NewMood` takes and at most now (D49); it decides over `entry_date`.
   * A day without a clock takes the clock away.
   */
  recorded_at?: string | undefined
  /** The IANA name of the zone of `recorded_at`; otherwise that of the request. */
  time_zone?: string | undefined
  mood: number
  /** Empty only where the entry has none so far, which an import brought in. */
  emotion: Emotion | ''
  title: string
  content: string
  tags_input?: string[] | undefined
  /** Paths that `POST /journal/images/` answered. */
  images?: string[] | undefined
  /** Null opens a sealed entry for good; title and content are then sent as well. */
  sealed?: null | undefined
}

/** What is sent to write a sealed entry, or to seal one: no title, content or tags. Its pictures are sealed too. */
export type NewSealedEntry = Omit<
  NewJournalEntry,
  'title' | 'content' | 'tags_input' | 'sealed'
> & { sealed: Sealed }

export type JournalEntryChanges = Partial<NewJournalEntry>

/** What is sent to describe a picture. */
export type JournalImageChanges = { alt?: string | undefined }
