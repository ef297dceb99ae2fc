// The journal of an export: one Markdown file an entry, with its fields in front, and its pictures.
import {
  journalEntrySchema,
  shownEmotion,
  type JournalEntry,
  type JournalImage,
} from '@truenorth/api-contract/journal'
import { sealedPictureType } from '@truenorth/api-contract/sealedPages'
import { itemsInTurn } from '../http/longListStream.ts'
import { breathe } from '../http/queue.ts'
import type { EntryRepository } from '../journal/entry.repository.ts'
import type { ImageRepository } from '../journal/image.repository.ts'
import { pictureIdIn } from '../journal/pictures.ts'
import type { ZipFile } from './zipArchive.ts'

// An encrypted picture, which only the app opens.
const sealedEnding = '.sealed'

/** A picture, and its place in the archive. */
export type ExportedPicture = JournalImage & { file: string }

type JournalRepositories = { journalEntries: EntryRepository; journalImages: ImageRepository }

// A line of JSON is also a line of YAML, whatever signs are in it (YAML 1.2, section 1.3).
const frontMatter = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')

// Signs with which the text of a picture would end too early, or a line.
const altText = (alt: string) => alt.replaceAll(/[[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

const markdownOf = (entry: JournalEntry, pictures: readonly ExportedPicture[]) => {
  const { title, entry_date, entry_time, mood, tags, created_at, updated_at, content } = entry
  const emotion = shownEmotion(entry)
  const date = { date: entry_date, ...(entry_time && { time: entry_time }) }
  const fields = { title, ...date, mood, emotion, tags, created_at, updated_at }
  const shown = (entry.sealed ? [] : pictures).map(
    ({ alt, file }) => `\n![${altText(alt)}](../${file})\n`,
  )
  return `---\n${frontMatter(fields)}---\n\n${content}\n${shown.join('')}`
}

const textsOf = async function* (text: string): AsyncGenerator<string, void> {
  yield text
}

/**
 * The files of the journal, newest entry first. An entry is named by its day and its number, as several can
 * be of one day; its pictures come before it.
 * @param note is told of each picture
 */
export const journalFiles = async function* (
  { journalEntries, journalImages }: JournalRepositories,
  userId: number,
  note: (picture: ExportedPicture) => void = () => undefined,
): AsyncGenerator<ZipFile, void> {
  for await (const entries of itemsInTurn(journalEntries.list(userId), journalEntrySchema)) {
    for (const entry of entries) {
      const pictures: ExportedPicture[] = []
      for (const path of entry.images) {
        const found = await journalImages.find(userId, pictureIdIn(path) ?? 0)
        if (!found) continue
        const { bytes, type, ...image } = found
        const ending = type === sealedPictureType ? sealedEnding : `.${type.replace('image/', '')}`
        const picture = { ...image, file: `pictures/${image.id}${ending}` }
        pictures.push(picture)
        note(picture)
        yield { name: picture.file, bytes }
        await breathe(1)
      }
      const name = `journal/${entry.entry_date}-${entry.id}.md`
      yield { name, texts: textsOf(markdownOf(entry, pictures)) }
    }
  }
}
