// What is measured on a long list, and how much of it there may be.
import type { Browser } from 'playwright-core'
import { summary } from '../common/statistics.ts'
import {
  bothSizes,
  countEmptyStops,
  heapMegabytes,
  type LongList,
  openList,
  type Size,
  type Visit,
} from './listPage.ts'
import { measureSearch, type Response } from './search.ts'

export type Bench = {
  browser: Browser
  list: LongList
  visit: (size: Size, cpuSlowdown: number) => Promise<Visit>
}

const open = async ({ browser, list, visit }: Bench, size: Size, cpuSlowdown: number) =>
  openList(browser, list, await visit(size, cpuSlowdown))

/** Milliseconds to the first cards with few and with many items, in turns. */
export const measureFirstCards = async (bench: Bench, cpuSlowdown: number, rounds: number) => {
  const times: Record<Size, number[]> = { few: [], many: [] }
  // The first round warms the server and is not counted.
  for (let round = 0; round <= rounds; round += 1)
    for (const size of bothSizes) {
      const { firstCardsMs, close } = await open(bench, size, cpuSlowdown)
      if (round > 0) times[size].push(firstCardsMs)
      await close()
    }
  const [few, many] = [summary(times.few), summary(times.many)]
  return { cpuSlowdown, few, many, ratio: many.median / few.median }
}

/** The heap before and after scrolling through everything and searching it, and the stops that showed no card. */
export const measureHeap = async (bench: Bench, size: Size) => {
  const { page, session, close } = await open(bench, size, 1)
  await page.waitForTimeout(2_000)
  const atRest = await heapMegabytes(session)
  const emptyStops = await countEmptyStops(page)
  await measureSearch(page, bench.list)
  const after = await heapMegabytes(session)
  await close()
  return { atRest, after, emptyStops }
}

/** Every letter and choice over many items, each the median of some visits. */
export const measureResponses = async (bench: Bench, cpuSlowdown: number, visits: number) => {
  const found: Response[][] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const { page, close } = await open(bench, 'many', cpuSlowdown)
    await page.waitForTimeout(5_000)
    found.push(await measureSearch(page, bench.list))
    await close()
  }
  const medianOf = (index: number, part: 'ms' | 'cardsMs') =>
    summary(found.map((responses) => responses[index]?.[part] ?? Number.NaN)).median
  return (found[0] ?? []).map(({ what, shown }, index) => ({
    what,
    shown,
    ms: medianOf(index, 'ms'),
    cardsMs: medianOf(index, 'cardsMs'),
  }))
}

export type Measured = {
  firstCardsMs: Awaited<ReturnType<typeof measureFirstCards>>[]
  heapMegabytes: Record<Size, Awaited<ReturnType<typeof measureHeap>>>
  responses: Awaited<ReturnType<typeof measureResponses>>
}

const mostTimes = 1.5
const mostResponseMs = 100
const mostGrowthMegabytes = 40

const target = (what: string, most: number, found: number) => ({
  what,
  most,
  found: Number(found.toFixed(2)),
  met: found <= most,
})

/** The targets of long lists beside what was measured. */
export const targetsOf = ({ firstCardsMs, heapMegabytes, responses }: Measured) => [
  ...firstCardsMs.map(({ cpuSlowdown, ratio }) =>
    target(`first cards, many ÷ few, CPU ÷ ${cpuSlowdown}`, mostTimes, ratio),
  ),
  target(
    'slowest answer of the search, ms, CPU ÷ 4',
    mostResponseMs,
    Math.max(...responses.map(({ ms }) => ms)),
  ),
  target(
    'growth of memory, MB',
    mostGrowthMegabytes,
    heapMegabytes.many.after - heapMegabytes.few.after,
  ),
  target('stops while scrolling that show nothing', 0, heapMegabytes.many.emptyStops),
]
