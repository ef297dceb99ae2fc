import { formatter } from './formatter'

const heldMs = 1_000
let known: { zone: string; at: number } | undefined

/** The IANA name of the zone that this browser keeps; asked for once a second at most, since asking is slow. */
export const userZone = () => {
  const at = performance.now()
  if (!known || at - known.at > heldMs) {
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC', at }
  }
  return known.zone
}

/** The calendar day "YYYY-MM-DD" on which an instant falls in a zone. */
export const localDay = (instant: Date | string | number, zone = userZone()) => {
  const parts = formatter('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Today's calendar day in a zone; the user's own unless told otherwise. */
export const localToday = (zone = userZone(), now = new Date()) => localDay(now, zone)
