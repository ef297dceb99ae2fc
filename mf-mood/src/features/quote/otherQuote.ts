/** A random quote, never the one that is shown. `random` answers within [0, 1). */
export const otherQuote = <Quote extends string>(
  quotes: readonly Quote[],
  shown: Quote | undefined,
  random: () => number = Math.random,
) => {
  const others = quotes.filter((quote) => quote !== shown)
  return others[Math.floor(random() * others.length)] ?? shown
}
