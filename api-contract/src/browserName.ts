// The first mark that a user agent string contains decides: most browsers also name those that they descend from.
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

const browserIn = (userAgent: string) => browsers.find(([mark]) => userAgent.includes(mark))

/** The name of the browser with that user agent string; undefined for one that is not known. */
export const browserName = (userAgent: string): string | undefined => browserIn(userAgent)?.[1]

/** Its name and major version, as "Firefox 140"; undefined for a browser that is not known. */
export const browserRelease = (userAgent: string): string | undefined => {
  const [mark, name] = browserIn(userAgent) ?? []
  // Safari has its own version in another place.
  const version = new RegExp(`${mark === 'Safari' ? 'Version' : mark}\\w*/(\\d+)`).exec(userAgent)
  return name && version ? `${name} ${version[1]}` : undefined
}
