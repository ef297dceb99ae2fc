// Differences in plain words: what goes together, never why.
import { isTold, signedDifference } from '@truenorth/shared-ui/statistics'
import { oneDecimal } from './moodStats'
import type { Comparison } from './insights'

/** "1 day", "2 days". */
export const dayCount = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** Everything about one comparison, for those who do not see its drawing. */
export const comparisonText = ({ days, found }: Omit<Comparison<unknown>, 'name'>) => {
  if (!found) return `too little to say, ${dayCount(days)}`
  const { inside, outside, difference, low, high } = found
  return `average ${oneDecimal(inside.mean)} on ${dayCount(days)}, ${oneDecimal(outside.mean)} on the other ${outside.days}, difference ${signedDifference(difference)}, likely ${signedDifference(low)} to ${signedDifference(high)}`
}

/** The names of an enumeration: "a", "a and b", "a, b and c". */
export const enumerate = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** With a capital letter at its start. */
export const startWithCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const mostNamed = 3

const shortened = (names: readonly string[]) =>
  names.length > mostNamed + 1
    ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`]
    : names

/**
 * "Saturday sits higher, Monday lower. The others are too close to tell apart.": only differences whose
 * interval leaves zero out are named.
 */
export const differencesText = <Name>(
  comparisons: readonly Comparison<Name>[],
  nameOf: (name: Name) => string,
) => {
  const compared = comparisons.filter(({ found }) => found)
  const named = (sign: 1 | -1) =>
    compared
      .filter(({ found }) => found && isTold(found) && Math.sign(found.difference) === sign)
      .map(({ name }) => nameOf(name))
  const [higher, lower] = [named(1), named(-1).toReversed()]
  const others = compared.length - higher.length - lower.length
  const verb = (names: readonly string[]) => (names.length === 1 ? 'sits' : 'sit')
  const told = [
    higher.length > 0 && `${enumerate(shortened(higher))} ${verb(higher)} higher`,
    lower.length > 0 &&
      `${enumerate(shortened(lower))} ${higher.length > 0 ? '' : `${verb(lower)} `}lower`,
  ].filter(Boolean)
  if (told.length === 0) return compared.length > 0 ? 'Too close to tell apart.' : ''
  const rest = others > 0 ? ' The others are too close to tell apart.' : ''
  return `${startWithCapital(told.join(', '))}.${rest}`
}
