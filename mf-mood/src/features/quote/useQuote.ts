import { useState } from 'react'
import { otherQuote } from './otherQuote'

/** A random quote, and the way to another one. */
export const useQuote = (quotes: readonly string[]) => {
  const [quote, setQuote] = useState(() => otherQuote(quotes, undefined))
  return { quote: quote ?? '', shuffle: () => setQuote(otherQuote(quotes, quote)) }
}
