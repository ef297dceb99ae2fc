// Everything of one user as files, to be read back in.
import { instant } from '@truenorth/api-contract/common'
import { ownFeedbackSchema } from '@truenorth/api-contract/feedback'
import { importIdentitySchema } from '@truenorth/api-contract/imports'
import { journalEntrySchema, journalImageSchema } from '@truenorth/api-contract/journal'
import { journeySchema, milestoneSchema } from '@truenorth/api-contract/journeys'
import { moodSchema } from '@truenorth/api-contract/moods'
import { uuid } from '@truenorth/api-contract/sealedText'
import * as z from 'zod/mini'
import type { Json } from '../db/longList.ts'
import type { FeedbackRepository } from '../feedback/feedback.repository.ts'
import type { Person } from '../http/context.ts'
import { itemsInTurn, jsonOf } from '../http/longListStream.ts'
import type { ImportRepository } from '../imports/import.repository.ts'
import type { EntryRepository } from '../journal/entry.repository.ts'
import type { ImageRepository } from '../journal/image.repository.ts'
import type { JourneyRepository } from '../journeys/journey.repository.ts'
import type { MilestoneRepository } from '../journeys/milestone.repository.ts'
import type { MoodRepository } from '../moods/mood.repository.ts'
import { storedInstant, wireInstant } from '../time/instant.ts'
import { journalFiles, type ExportedPicture } from './exportJournal.ts'
import { exportPage } from './exportPage.ts'
import { pathsTable, readingsTable } from './exportTables.ts'
import type { ZipFile } from './zipArchive.ts'

const format = 'truenorth-export'
const version = 1
// Counts the additions that programs from before may pass over.
const minorVersion = 3

const { key: importKey, content: importContent } = importIdentitySchema.shape

/** Where an item came from. Null where no import brought it in; archives of version 1.0 have neither. */
const originSchema = z.object({
  import_key: z
    .optional(z.nullable(importKey))
    .check(z.meta({ description: 'What an import knows it by, whatever app it came from.' })),
  import_content: z
    .optional(z.nullable(importContent))
    .check(z.meta({ description: 'A digest of what it said when it came in.' })),
})
const withOrigin = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>) =>
  z.extend(schema, originSchema.shape)

/** `truenorth.json` in the archive: everything of one user, in the shapes in which the API answers it. */
export const exportSchema = z.object({
  format: z.literal(format),
  version: z.literal(version),
  minor_version: z.optional(z.int()),
  account: z.optional(z.string()).check(
    z.meta({
      description: 'Tells the account from every other, so that its ids can be trusted.',
    }),
  ),
  sealed_key: z.optional(z.nullable(uuid)).check(
    z.meta({
      description:
        'The id of the key of sealed entries, which are in the archive as they are stored; null without one.',
    }),
  ),
  exported_at: instant,
  user: z.object({ username: z.string(), email: z.string() }),
  readings: z.array(withOrigin(moodSchema)),
  journeys: z.array(z.extend(withOrigin(journeySchema), { milestones: z.array(milestoneSchema) })),
  journal: z.array(withOrigin(journalEntrySchema)),
  /** `file` is the place in the archive of a picture that entries name by its path. */
  pictures: z.array(z.extend(journalImageSchema, { file: z.string() })),
  feedback: z.array(
    z.extend(ownFeedbackSchema, {
      file: z
        .optional(z.string())
        .check(z.meta({ description: 'The place in the archive of its picture.' })),
    }),
  ),
})

type AccountExport = Required<z.infer<typeof exportSchema>>

/** The repositories that hold something of a user. */
export type ExportedRepositories = {
  moods: MoodRepository
  journeys: JourneyRepository
  milestones: MilestoneRepository
  journalEntries: EntryRepository
  journalImages: ImageRepository
  feedback: FeedbackRepository
  imports: Pick<ImportRepository, 'accountMark'>
}

const journeysOf = async function* (
  { journeys, milestones }: ExportedRepositories,
  userId: number,
): AsyncGenerator<Json, void> {
  let separator = '['
  for await (const part of itemsInTurn(journeys.listForExport(userId), withOrigin(journeySchema))) {
    for (const journey of part) {
      yield `${separator}${JSON.stringify(journey).slice(0, -1)},"milestones":`
      yield* jsonOf(milestones.list(journey.id))
      yield '}'
      separator = ','
    }
  }
  yield separator === '[' ? '[]' : ']'
}

type Members = { [Name in keyof AccountExport]: AsyncIterable<Json> | string }

// An object as JSON, one member after the other. The compiler asks for all of them.
const objectOf = async function* (members: Members): AsyncGenerator<Json, void> {
  let separator = '{'
  for (const [name, value] of Object.entries(members)) {
    yield `${separator}\n${JSON.stringify(name)}: `
    if (typeof value === 'string') yield value
    else yield* value
    separator = ','
  }
  yield '\n}\n'
}

/** The files of an archive, one after another: tables, the journal, everything as JSON, and a page to read. */
export const exportFiles = async function* (
  repositories: ExportedRepositories,
  user: Person,
  now: Date,
): AsyncGenerator<ZipFile, void> {
  const { moods, journalEntries, feedback, imports } = repositories
  yield { name: 'readings.csv', texts: readingsTable(moods.list(user.id)) }
  yield { name: 'paths.csv', texts: pathsTable(repositories, user.id) }
  const pictures: ExportedPicture[] = []
  yield* journalFiles(repositories, user.id, (picture) => pictures.push(picture))

  const sent: AccountExport['feedback'] = []
  for (const item of await feedback.ofAuthor(user.id)) {
    const picture =
      item.picture === undefined ? undefined : await feedback.pictureOf(user.id, item.id)
    if (!picture) {
      sent.push(item)
      continue
    }
    const file = `feedback/${item.id}.${picture.type.replace('image/', '')}`
    sent.push({ ...item, file })
    yield { name: file, bytes: picture.bytes }
  }

  const exportedAt = wireInstant(storedInstant(now))
  const texts = objectOf({
    format: JSON.stringify(format),
    version: JSON.stringify(version),
    minor_version: JSON.stringify(minorVersion),
    account: JSON.stringify(await imports.accountMark(user.id)),
    sealed_key: JSON.stringify(await journalEntries.sealedKey(user.id)),
    exported_at: JSON.stringify(exportedAt),
    user: JSON.stringify({ username: user.username, email: user.email }),
    readings: jsonOf(moods.listForExport(user.id)),
    journeys: journeysOf(repositories, user.id),
    journal: jsonOf(journalEntries.listForExport(user.id)),
    pictures: JSON.stringify(pictures),
    feedback: JSON.stringify(sent),
  })
  yield { name: 'truenorth.json', texts }
  yield { name: 'index.html', texts: exportPage(repositories, user, exportedAt, pictures) }
}
