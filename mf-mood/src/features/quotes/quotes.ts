import { dayNumber } from '@truenorth/shared-ui'
import { useState } from 'react'

/** A random quote, but not the one that is shown. `random` returns a number in [0, 1). */
export const otherQuote = <Quote extends string>(
  quotes: readonly Quote[],
  shown: Quote | undefined,
  random: () => number = Math.random,
) => {
  const others = quotes.filter((quote) => quote !== shown)
  return others[Math.floor(random() * others.length)] ?? shown
}

/** The quote of a calendar day: another one each day, in turn. */
export const quoteOfDay = (quotes: readonly string[], day: string) =>
  quotes[dayNumber(day) % quotes.length]

/** A random quote, and a function that shows another one. */
export const useQuote = (quotes: readonly string[]) => {
  const [quote, setQuote] = useState(() => otherQuote(quotes, undefined))
  return { quote: quote ?? '', shuffle: () => setQuote(otherQuote(quotes, quote)) }
}
