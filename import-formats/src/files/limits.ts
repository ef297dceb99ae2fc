// Limits of files that are read; those of a zip are checked before and while it is inflated.

/** Bytes of one text: a table, a JSON, an XML. */
export const mostTextBytes = 64 * 2 ** 20
/** Bytes of one picture, which is in memory as a whole while it is made smaller. */
export const mostPictureBytes = 100 * 2 ** 20
/** Parts of one zip or files of one folder. */
export const mostParts = 50_000
/** Arrays and objects inside one another. */
export const deepestJson = 500

/** Bytes that a zip of this size may inflate to. */
export const mostInflatedBytes = (zipBytes: number) => Math.max(2 ** 30, 20 * zipBytes)
