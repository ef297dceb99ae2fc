const caret = /^\^?(\d+)\.(\d+)\.(\d+)$/
const exact = /^(\d+)\.(\d+)\.(\d+)/

const numbersOf = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(1).map(Number)

/**
 * Does a version lie in a range as the build writes it, such as `^1.2.0`: the same major, and not older?
 * Below 1.0.0 a minor counts as a major (https://semver.org/#spec-item-4).
 */
export const fitsCaret = (version: string, range: string) => {
  const [given, wanted] = [numbersOf(exact, version), numbersOf(caret, range)]
  if (!given || !wanted) return false
  const fixed = wanted[0] === 0 ? 2 : 1
  if (given.slice(0, fixed).some((number, i) => number !== wanted[i])) return false
  const difference = given.map((number, i) => number - (wanted[i] ?? 0)).find((one) => one !== 0)
  return (difference ?? 0) >= 0
}
