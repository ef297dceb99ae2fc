import * as fc from 'fast-check'

/**
 * For property tests: what a server may send in an item's place. Any JSON, or the item with a field
 * missing, of another kind, or one too many.
 */
export const malformedResponses = (item: object) => {
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
