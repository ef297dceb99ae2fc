// The one rule of time zones, for browsers, the boot script of the documents and the server (D42).

const ianaName = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

// Asking the runtime takes a tenth of a millisecond; the bound keeps callers from filling the memory.
const known = new Set<string>()
const mostKnown = 500

/** Whether the name is an IANA time zone that this runtime knows; `+05:30` and `Etc/Unknown` are not. */
export const isKnownZone = (name: string): boolean => {
  if (known.has(name)) return true
  if (!ianaName.test(name) || name === 'Etc/Unknown') return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    if (known.size >= mostKnown) known.clear()
    known.add(name)
    return true
  } catch {
    // The runtime throws for a zone that it does not know.
    return false
  }
}

/** The time zone of that name; UTC for one that this runtime does not know. */
export const knownZone = (name: string | null | undefined): string =>
  name && isKnownZone(name) ? name : 'UTC'

/** The zone of this browser, and what its clock is ahead of UTC at an instant, in minutes. */
export const browserZone = (instant = new Date()) => {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = knownZone(name)
  // Screens show the clock of `zone`; the offset is that of the same clock.
  const offset = zone === name ? -Math.round(instant.getTimezoneOffset()) : 0
  return { zone, offset: offset || 0 }
}
