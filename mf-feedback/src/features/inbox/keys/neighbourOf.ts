type Item = { id: number }

/**
 * The item one step from the open one. When that is no longer in the list, the step is taken from
 * where it stood; when nothing was open, the first step leads to the first item.
 */
export const neighbourOf = <T extends Item>(
  items: readonly T[],
  open: number | undefined,
  stoodAt: number | undefined,
  step: 1 | -1,
): T | undefined => {
  const index = items.findIndex(({ id }) => id === open)
  if (index >= 0) return items[index + step]
  if (open === undefined || stoodAt === undefined) return items[0]
  return items[Math.min(step === 1 ? stoodAt : stoodAt - 1, items.length - 1)]
}
