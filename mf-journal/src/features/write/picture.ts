import { randomId } from '@truenorth/shared-auth'
import type { SealedPicture } from '../../domain/entry'

/** How many pictures an entry may hold. */
export const mostPictures = 6
// Of a file that is picked; what is sent is far smaller.
const mostFileBytes = 40_000_000

/** A picture of an entry, or on its way there. */
export type Picture = {
  key: string
  state: 'waiting' | 'shrinking' | 'uploading' | 'stored' | 'failed'
  /** Where it is stored; the entry holds this. */
  path?: string
  /** How it is encrypted where it is stored; missing while it is plain. */
  sealed?: SealedPicture | undefined
  /** What was picked; shown until the form is opened again. */
  file?: File
  /** Made from the file; kept for another attempt, and beside the draft. */
  blob?: Blob
  /** Share of the bytes that are sent, 0 to 1. */
  progress: number
  /** The description that was typed here; missing while it was not touched. */
  alt?: string
}

/** A picture that is not sent yet, as the draft holds it. Its bytes are stored beside the draft. */
export type UnsentPicture = { key: string; alt?: string; place: number }

/** What the form holds of its pictures. */
export type HeldPictures = {
  /** Paths of the stored ones. */
  images: string[]
  /** What was typed about stored ones, by path. */
  descriptions: Record<string, string>
  /** How stored ones are encrypted, by path; plain ones are missing. */
  sealedParts: Record<string, SealedPicture>
  unsent: UnsentPicture[]
}

const storedPicture = (
  path: string,
  alt: string | undefined,
  sealed: SealedPicture | undefined,
): Picture => ({
  key: path,
  state: 'stored',
  path,
  progress: 1,
  ...(sealed && { sealed }),
  ...(alt !== undefined && { alt }),
})

const unsentPicture = ({ key, alt }: UnsentPicture): Picture => ({
  key,
  state: 'waiting',
  progress: 0,
  ...(alt !== undefined && { alt }),
})

/** A picture that was picked just now. */
export const pickedPicture = (file: File): Picture => ({
  key: randomId(),
  state: 'waiting',
  file,
  progress: 0,
})

/** The pictures that a form begins with, each in its place. */
export const toPictures = (held: HeldPictures): readonly Picture[] => {
  const { images, descriptions, sealedParts, unsent } = held
  const pictures = images.map((path) => storedPicture(path, descriptions[path], sealedParts[path]))
  for (const picture of unsent.toSorted((a, b) => a.place - b.place))
    pictures.splice(picture.place, 0, unsentPicture(picture))
  return pictures
}

/** What the form holds of these pictures. */
export const toHeld = (pictures: readonly Picture[]): HeldPictures => ({
  images: pictures.flatMap(({ path }) => path ?? []),
  descriptions: Object.fromEntries(
    pictures.flatMap(({ path, alt }) => (path && alt !== undefined ? [[path, alt]] : [])),
  ),
  sealedParts: Object.fromEntries(
    pictures.flatMap(({ path, sealed }) => (path && sealed ? [[path, sealed]] : [])),
  ),
  unsent: pictures.flatMap(({ key, path, alt }, place) =>
    path === undefined ? [{ key, place, ...(alt !== undefined && { alt }) }] : [],
  ),
})

/** Moves a picture one place earlier (-1) or later (1); at the ends it stays. */
export const movePicture = (pictures: readonly Picture[], key: string, by: -1 | 1) => {
  const from = pictures.findIndex((picture) => picture.key === key)
  const moved = pictures[from]
  const to = from + by
  if (!moved || to < 0 || to >= pictures.length) return [...pictures]
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved)
}

const nameOf = ({ name }: File, otherwise: string) => (name ? `“${name}”` : otherwise)

/** Why a file or picture is not taken, for its author. */
export const refusals = {
  notAPicture: (file: File) =>
    `${nameOf(file, 'That')} is not a picture that this browser can read.`,
  tooLarge: (file: File) => `${nameOf(file, 'That')} is too large. Choose a smaller picture.`,
  tooMany: `An entry holds at most ${mostPictures} pictures.`,
  noRoom: (file: File) =>
    `This browser has no room to keep ${nameOf(file, 'that picture')} with the draft. It is sent all the same.`,
  notKept: 'A picture was not kept with the draft. Choose it again.',
  byServer: 'The server did not take that picture.',
}

const refusalOf = (file: File) => {
  if (!file.type.startsWith('image/')) return refusals.notAPicture(file)
  return file.size > mostFileBytes ? refusals.tooLarge(file) : undefined
}

/** The picked files that fit into an entry that holds `held` pictures, and why the others do not. */
export const admitFiles = (picked: readonly File[], held: number) => {
  const reasons: string[] = []
  const fit = picked.filter((file) => {
    const reason = refusalOf(file)
    if (reason) reasons.push(reason)
    return !reason
  })
  const room = Math.max(0, mostPictures - held)
  if (fit.length > room) reasons.push(refusals.tooMany)
  return { files: fit.slice(0, room), refusals: reasons }
}
