import { z } from 'zod'
import type { Person } from '../http/person.ts'
import { journalEntrySchema } from '../journal/journalEntry.schema.ts'
import { pictureIdIn } from '../journal/picturePath.ts'
import { moodSchema } from '../moods/mood.schema.ts'
import type { Repositories } from '../repositories.ts'
import { storedInstant, wireInstant } from '../time/instant.ts'
import type { ZipFile } from '../zip/zipped.ts'
import { exportFormat, exportVersion, type AccountExport } from './export.schema.ts'
import { readingsAsCsv } from './readingsAsCsv.ts'

const encoder = new TextEncoder()
const textFile = (name: string, text: string): ZipFile => ({ name, bytes: encoder.encode(text) })

const listOf = <Schema extends z.ZodType>(json: string, schema: Schema) =>
  z.array(schema).parse(JSON.parse(json))

const journeysOf = async ({ journeys, milestones }: Repositories, userId: number) => {
  const whole: AccountExport['journeys'] = []
  for (const journey of await journeys.list(userId)) {
    whole.push({ ...journey, milestones: await milestones.list(journey.id) })
  }
  return whole
}

/** Everything of a user as files, one after another: readings, pictures, and all of it as JSON. */
export const exportFiles = async function* (
  repositories: Repositories,
  user: Person,
  now: Date,
): AsyncGenerator<ZipFile, void> {
  const { moods, journalEntries, journalImages, feedback } = repositories
  const readings = listOf(await moods.list(user.id), moodSchema)
  yield textFile('readings.csv', readingsAsCsv(readings))

  const journal = listOf(await journalEntries.list(user.id), journalEntrySchema)
  const pictures: AccountExport['pictures'] = []
  for (const path of journal.flatMap(({ images }) => images)) {
    const picture = await journalImages.find(user.id, pictureIdIn(path) ?? 0)
    if (!picture) continue
    const { bytes, type, ...image } = picture
    const file = `pictures/${image.id}.${type.replace('image/', '')}`
    pictures.push({ ...image, file })
    yield { name: file, bytes, isCompressed: true }
  }

  const everything: AccountExport = {
    format: exportFormat,
    version: exportVersion,
    exported_at: wireInstant(storedInstant(now)),
    user: { username: user.username, email: user.email },
    readings,
    journeys: await journeysOf(repositories, user.id),
    journal,
    pictures,
    feedback: await feedback.ofAuthor(user.id),
  }
  yield textFile('truenorth.json', `${JSON.stringify(everything, null, 2)}\n`)
}
