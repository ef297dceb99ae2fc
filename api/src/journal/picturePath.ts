const pattern = /^\/journal\/images\/([1-9]\d{0,14})\/$/

/** Where a picture is read, under /api; what an entry holds of it. */
export const picturePath = (id: number) => `/journal/images/${id}/`

/** The picture that a path names, if it has the form of one. */
export const pictureIdIn = (path: string) => {
  const id = pattern.exec(path)?.[1]
  return id === undefined ? undefined : Number(id)
}
