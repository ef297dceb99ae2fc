const mostFormatters = 500
const formatters = new Map<string, Intl.DateTimeFormat>()

// Making a formatter costs fifteen times as much as using one; the bound keeps strangers from filling memory.
const formatterFor = (zone: string) => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  if (formatters.size >= mostFormatters) formatters.clear()
  formatters.set(zone, made)
  return made
}

const ianaName = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

/** Whether the name is a time zone of the IANA list; `+05:30` is none (D13). */
export const isZone = (name: string) => {
  if (!ianaName.test(name)) return false
  try {
    formatterFor(name)
    return true
  } catch {
    return false
  }
}

/** The calendar day on which the instant falls in the zone. */
export const localDate = (instant: Date, zone: string) => {
  const parts = formatterFor(zone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes, length: number) =>
    parts.find((one) => one.type === type)?.value.padStart(length, '0') ?? ''
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`
}
