import { browserName } from '@truenorth/api-contract/browserName'

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'a Mac'],
  ['CrOS', 'a Chromebook'],
  ['Linux', 'Linux'],
] as const

/** A name such as "Firefox on Linux" for a user agent string. The first mark that it contains decides. */
export const deviceName = (userAgent: string) => {
  const browser = browserName(userAgent) ?? 'A browser'
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  return system ? `${browser} on ${system}` : browser
}
