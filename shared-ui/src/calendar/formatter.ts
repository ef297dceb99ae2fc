const known = new Map<string, Intl.DateTimeFormat>()
const mostKnown = 50

// Some systems name no real language.
const localesOf = (language: string) => {
  try {
    return Intl.getCanonicalLocales(language)
  } catch {
    return 'en-GB'
  }
}

/** A formatter, made once: making one costs a hundred times what using it does. */
export const formatter = (language: string, options: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([language, options])
  const found = known.get(key)
  if (found) return found
  const made = new Intl.DateTimeFormat(localesOf(language), options)
  if (known.size >= mostKnown) known.clear()
  known.set(key, made)
  return made
}
