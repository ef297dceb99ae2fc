import { pictureType } from '../journal/pictureType.ts'
import type { Repositories } from '../repositories.ts'
import type { SampleCalendar } from './calendar.ts'
import { sampleEntries, type SampleEntry } from './entryContent.ts'
import { samplePictures } from './pictures.ts'

type Entries = { userId: number; calendar: SampleCalendar }

const writtenAtMinute = 21 * 60

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Reflections with their pictures, the oldest first. */
export const addSampleEntries = async (
  { journalEntries, journalImages }: Pick<Repositories, 'journalEntries' | 'journalImages'>,
  { userId, calendar }: Entries,
) => {
  const addPicture = async (name: keyof typeof samplePictures, instant: string) => {
    const { alt, base64 } = samplePictures[name]
    const bytes = bytesOf(base64)
    const type = pictureType(bytes)
    if (!type) throw new Error(`The sample picture ${name} is no picture.`)
    return (await journalImages.add(userId, { bytes, type, alt }, instant)).path
  }

  const addEntry = async ({ daysAgo, pictures = [], ...entry }: SampleEntry) => {
    const instant = calendar.stored(-daysAgo, writtenAtMinute)
    const images: string[] = []
    for (const name of pictures) images.push(await addPicture(name, instant))
    const written = { ...entry, entry_date: calendar.day(-daysAgo), images }
    await journalEntries.add(userId, written, instant)
  }

  for (const entry of sampleEntries) await addEntry(entry)
}
