/** Thrown instead of a write: pictures that are not there, not the user's, or held by another entry. */
export class PicturesRefused extends Error {
  override name = 'PicturesRefused'
  /** Their places in the list. */
  readonly indexes: number[]

  constructor(indexes: number[]) {
    super('An entry names pictures that it may not hold.')
    this.indexes = indexes
  }
}
