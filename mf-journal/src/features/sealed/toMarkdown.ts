import { formatLongDate } from '@truenorth/shared-ui'
import { clockOf, type Entry, type Seal, titleOf } from '../../domain/entry'

/** A picture of an opened page. */
export type PagePicture = Seal['pictures'][number]

/** Loads and decrypts a picture of the page with that sealed id. */
export type LoadPicture = (page: string, picture: PagePicture) => Promise<Blob>

const dataUrlOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(blob)
  })

const pictureLine = async (page: string, picture: PagePicture, load: LoadPicture) => {
  const alt = picture.alt.replaceAll(/[\\[\]]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
  return `![${alt}](${await dataUrlOf(await load(page, picture))})`
}

const factsOf = (entry: Entry) =>
  [
    formatLongDate(entry.date),
    clockOf(entry),
    `mood ${entry.mood}/5`,
    entry.emotion,
    ...entry.tags.map((tag) => `#${tag}`),
  ]
    .filter(Boolean)
    .join(' · ')

const pageOf = async (entry: Entry, load: LoadPicture) => {
  const { seal, content } = entry
  const pictures: string[] = []
  // One after the other: a long journal has many.
  for (const picture of seal?.pictures ?? [])
    pictures.push(await pictureLine(seal?.envelope.id ?? '', picture, load))
  return [`# ${titleOf(entry)}`, factsOf(entry), content, ...pictures].join('\n\n')
}

/** Opened pages as one Markdown file, oldest first, their pictures inside. It is made on this device alone. */
export const toMarkdown = async (entries: readonly Entry[], load: LoadPicture): Promise<string> => {
  const inOrder = entries.toSorted(
    (a, b) => a.date.localeCompare(b.date) || Number(a.id) - Number(b.id),
  )
  const pages: string[] = []
  for (const entry of inOrder) pages.push(await pageOf(entry, load))
  return `${pages.join('\n\n---\n\n')}\n`
}
