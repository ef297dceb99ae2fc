// How much of something there is, in words.
const number = new Intl.NumberFormat()

const plurals = {
  reading: 'readings',
  entry: 'entries',
  path: 'paths',
  page: 'pages',
  picture: 'pictures',
  day: 'days',
  item: 'items',
  row: 'rows',
  column: 'columns',
} as const

type Counted = keyof typeof plurals
const isCounted = (what: string): what is Counted => what in plurals

/** "1 reading", "12 entries". */
export const countOf = (count: number, what: Counted) =>
  `${number.format(count)} ${count === 1 ? what : plurals[what]}`

/** "12 readings and 1 entry"; what there is none of is left out. */
export const countAll = (counts: Partial<Record<Counted, number>>) => {
  const named = Object.keys(plurals)
    .filter(isCounted)
    .flatMap((what) => (counts[what] ? [countOf(counts[what], what)] : []))
  const last = named.pop() ?? 'nothing'
  return named.length > 0 ? `${named.join(', ')} and ${last}` : last
}

/** "12,345" in the language of the browser. */
export const figure = (count: number) => number.format(count)

const tenths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 })

/** Millions of bytes, without the unit: "12.3". */
export const megabytes = (bytes: number) => tenths.format(bytes / 1_000_000)
