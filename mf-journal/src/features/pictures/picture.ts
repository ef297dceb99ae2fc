/** A picture on its way into an entry, or in it. */
export type Picture = {
  key: string
  state: 'waiting' | 'shrinking' | 'uploading' | 'stored' | 'failed'
  /** Where it is stored; what the entry holds. */
  path?: string
  /** What was picked, shown until it is read from its path. */
  file?: File
  /** Made of the file; kept for another attempt, and beside the draft. */
  blob?: Blob
  /** Share of the bytes that are sent, 0 to 1. */
  progress: number
  /** The description that was typed here; absent when it was not touched. */
  alt?: string
}

export const storedPicture = (path: string, alt?: string): Picture => ({
  key: path,
  state: 'stored',
  path,
  progress: 1,
  ...(alt !== undefined && { alt }),
})

export const pickedPicture = (file: File): Picture => ({
  key: crypto.randomUUID(),
  state: 'waiting',
  file,
  progress: 0,
})

/** A picture that is not sent yet, as the draft of its form knows it: its bytes are kept beside the draft. */
export type UnsentPicture = { key: string; alt?: string; place: number }

/** The pictures that are stored with those that are yet to be sent, each in its place. */
export const startingPictures = (
  paths: readonly string[],
  descriptions: Readonly<Record<string, string>>,
  unsent: readonly UnsentPicture[],
): readonly Picture[] => {
  const pictures = paths.map((path) => storedPicture(path, descriptions[path]))
  for (const { key, alt, place } of unsent.toSorted((a, b) => a.place - b.place))
    pictures.splice(place, 0, {
      key,
      state: 'waiting',
      progress: 0,
      ...(alt !== undefined && { alt }),
    })
  return pictures
}

export const unsentOf = (pictures: readonly Picture[]): UnsentPicture[] =>
  pictures.flatMap(({ key, path, alt }, place) =>
    path === undefined ? [{ key, place, ...(alt !== undefined && { alt }) }] : [],
  )

export const pathsOf = (pictures: readonly Picture[]) => pictures.flatMap(({ path }) => path ?? [])

/** What was typed about stored pictures, by path. */
export const descriptionsOf = (pictures: readonly Picture[]): Record<string, string> =>
  Object.fromEntries(
    pictures.flatMap(({ path, alt }) => (path && alt !== undefined ? [[path, alt]] : [])),
  )

/** One place earlier (-1) or later (1); at the ends it stays. */
export const movePicture = (pictures: readonly Picture[], key: string, by: -1 | 1) => {
  const from = pictures.findIndex((picture) => picture.key === key)
  const moved = pictures[from]
  const to = from + by
  if (!moved || to < 0 || to >= pictures.length) return [...pictures]
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved)
}
