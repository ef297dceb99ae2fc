// Which build of a remote this browser gets: the live one, or the one on trial for a share of browsers.
import { canaryCookie, trialOffset, type RegistryEntry } from '@truenorth/delivery/registry'

const yearSeconds = 31_536_000

/** A number from 0 to 99 that stays with this browser; made when something is first on trial. */
const browserNumber = () => {
  const known = new RegExp(`(?:^|; )${canaryCookie}=(\\d{1,2})(?:;|$)`).exec(document.cookie)?.[1]
  const number = known === undefined ? Math.floor(Math.random() * 100) : Number(known)
  document.cookie = `${canaryCookie}=${number}; path=/; max-age=${yearSeconds}; samesite=lax`
  return number
}

/** The entry with the release that this browser gets. A share that grows keeps who has it already. */
export const chooseRelease = (entry: RegistryEntry): RegistryEntry => {
  const { canary, ...live } = entry
  if (!canary) return live
  const isChosen = (browserNumber() + trialOffset(entry.name)) % 100 < canary.share
  const { share: _, ...release } = canary
  return isChosen ? { ...live, ...release } : live
}
