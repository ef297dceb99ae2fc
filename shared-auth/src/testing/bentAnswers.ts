import type * as FastCheck from 'fast-check'

/**
 * What a server may send in an item's place: any JSON, or the item with a field missing, of another kind,
 * or one too many. For property tests of what reads it, which bring `fc` along: other tests need not load it.
 */
export const bentAnswers = (fc: typeof FastCheck, item: object) => {
  const field = fc.constantFrom(...Object.keys(item))
  return fc.oneof(
    fc.jsonValue(),
    field.map((name) => Object.assign({}, item, { [name]: undefined })),
    fc
      .tuple(field, fc.jsonValue())
      .map(([name, value]) => Object.assign({}, item, { [name]: value })),
    fc
      .tuple(fc.string(), fc.jsonValue())
      .map(([name, value]) => Object.assign({ [name]: value }, item)),
  )
}
