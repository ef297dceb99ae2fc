const keptForMs = 30 * 24 * 60 * 60 * 1000

/** What a user has typed and not yet saved. */
export type Draft = { userId: string; key: string; value: unknown; savedAt: number }

/** A stored draft that can be used; undefined for anything else. */
export const parseDraft = (stored: unknown): Draft | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { userId, key, value, savedAt } = stored as Partial<Record<keyof Draft, unknown>>
  if (typeof userId !== 'string' || typeof key !== 'string') return undefined
  return typeof savedAt === 'number' ? { userId, key, value, savedAt } : undefined
}

export const isExpired = ({ savedAt }: Draft, now = Date.now()): boolean =>
  now - savedAt > keptForMs
