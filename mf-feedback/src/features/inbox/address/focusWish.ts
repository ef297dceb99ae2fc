/** Where the focus belongs after a step: on what the open item says, or on the row of an item. */
export type FocusWish = { focus: 'detail' } | { row: number }

/** Reads the wish that a step left in the history. */
export const readWish = (state: unknown): FocusWish | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  if ('row' in state && typeof state.row === 'number') return { row: state.row }
  return 'focus' in state && state.focus === 'detail' ? { focus: 'detail' } : undefined
}
