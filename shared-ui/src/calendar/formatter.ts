const known = new Map<string, Intl.DateTimeFormat>()
const mostKnown = 50

/** A formatter, made once: making one costs a hundred times what using it does. */
export const formatter = (locales: string | string[], options: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([locales, options])
  const found = known.get(key)
  if (found) return found
  const made = new Intl.DateTimeFormat(locales, options)
  if (known.size >= mostKnown) known.clear()
  known.set(key, made)
  return made
}
