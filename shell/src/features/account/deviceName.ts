const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'a Mac'],
  ['CrOS', 'a Chromebook'],
  ['Linux', 'Linux'],
] as const

const nameIn = (userAgent: string, known: readonly (readonly [string, string])[]) =>
  known.find(([mark]) => userAgent.includes(mark))?.[1]

/** A name such as "Firefox on Linux" for a user agent string. The first mark in each list that it contains decides. */
export const deviceName = (userAgent: string) => {
  const browser = nameIn(userAgent, browsers) ?? 'A browser'
  const system = nameIn(userAgent, systems)
  return system ? `${browser} on ${system}` : browser
}
