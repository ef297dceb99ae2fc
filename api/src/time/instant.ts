/** An instant as it is stored: always six digits after the second, so that text sorts by time. */
export const storedInstant = (date: Date) => date.toISOString().replace('Z', '000Z')

/** A stored instant as the API answers it: a fraction of zero is left out. */
export const wireInstant = (stored: string) => stored.replace('.000000Z', 'Z')

/** The same of what may not have happened. */
export const wireInstantOrNull = (stored: string | null) =>
  stored === null ? null : wireInstant(stored)

export const addMs = (date: Date, ms: number) => new Date(date.getTime() + ms)

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
