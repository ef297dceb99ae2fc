import type { Size } from './longList.ts'
import type { answersOf, firstCards, heapOf } from './measure.ts'

type Found<Of extends (...args: never[]) => unknown> = Awaited<ReturnType<Of>>

const mostTimes = 1.5
const mostAnswerMs = 100
const mostGrowthMegabytes = 40

const bar = (what: string, most: number, found: number) => ({
  what,
  most,
  found: Number(found.toFixed(2)),
  met: found <= most,
})

/** What was promised of long lists beside what was found. */
export const barsOf = (
  cards: readonly Found<typeof firstCards>[],
  heap: Record<Size, Found<typeof heapOf>>,
  answers: Found<typeof answersOf>,
) => [
  ...cards.map(({ cpuSlowdown, ratio }) =>
    bar(`first cards, many ÷ few, CPU ÷ ${cpuSlowdown}`, mostTimes, ratio),
  ),
  bar(
    'slowest answer of the search, ms, CPU ÷ 4',
    mostAnswerMs,
    Math.max(...answers.map(({ ms }) => ms)),
  ),
  bar('growth of memory, MB', mostGrowthMegabytes, heap.many.after - heap.few.after),
  bar('stops while scrolling that show nothing', 0, heap.many.emptyStops),
]
