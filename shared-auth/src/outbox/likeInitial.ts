const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLike = <T>(stored: unknown, sample: T): stored is T => {
  // An empty field of a form may hold anything later.
  if (sample === undefined || sample === null) return true
  if (Array.isArray(sample)) return Array.isArray(stored)
  return typeof stored === typeof sample && stored !== null
}

/** Takes of a stored draft what still fits the form: fields it knows, of the kind it expects. */
export const likeInitial = <T>(stored: unknown, initial: T): T | undefined => {
  if (!isLike(stored, initial)) return undefined
  if (!isRecord(initial) || !isRecord(stored)) return stored
  const fitting = Object.entries(stored).filter(
    ([name, value]) => name in initial && isLike(value, initial[name]),
  )
  return { ...initial, ...Object.fromEntries(fitting) }
}
