/** The place of an item in a list that is a ring: its number and who stands before and after it. */
export const neighbours = (ids: readonly string[], id: string) => {
  const index = ids.indexOf(id)
  const count = ids.length
  return {
    number: index + 1,
    count,
    previous: ids[(index - 1 + count) % count] ?? id,
    next: ids[(index + 1) % count] ?? id,
  }
}
