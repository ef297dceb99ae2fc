const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (sample: object) => Object.keys(sample).length === 0

const isLike = <T>(stored: unknown, sample: T): stored is T => {
  // An empty field of a form may hold anything later.
  if (sample === undefined || sample === null) return true
  if (Array.isArray(sample)) {
    const [first]: unknown[] = sample
    return Array.isArray(stored) && stored.every((item) => isLike(item, first))
  }
  if (typeof sample === 'number') return Number.isFinite(stored)
  if (isRecord(sample)) return isRecord(stored)
  return typeof stored === typeof sample
}

const fitting = (stored: Record<string, unknown>, initial: Record<string, unknown>) =>
  Object.entries(initial).map(([name, sample]) => {
    const value = Object.hasOwn(stored, name) ? likeInitial(stored[name], sample) : undefined
    return [name, value === undefined ? sample : value]
  })

/** Takes of a stored draft what still fits the form: fields it knows, of the kind it expects. */
export const likeInitial = <T>(stored: unknown, initial: T): T | undefined => {
  if (!isLike(stored, initial)) return undefined
  // What is empty at first is a collection: it may hold any names.
  if (!isRecord(initial) || !isRecord(stored) || isEmpty(initial)) return stored
  return Object.assign({}, initial, Object.fromEntries(fitting(stored, initial)))
}
