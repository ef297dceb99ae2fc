import type { Browser } from 'playwright-core'
import { summary } from '../web/median.ts'
import { bothSizes, type LongList, type Size } from './longList.ts'
import { heapMegabytes, openList, type Visit } from './openList.ts'
import { emptyStops } from './scroll.ts'
import { type Answer, searchAnswers } from './search.ts'

export type Bench = {
  browser: Browser
  list: LongList
  visit: (size: Size, cpuSlowdown: number) => Promise<Visit>
}

/** Time to the first cards with few and with many items, in turns. */
export const firstCards = async (bench: Bench, cpuSlowdown: number, rounds: number) => {
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

const open = async ({ browser, list, visit }: Bench, size: Size, cpuSlowdown: number) =>
  openList(browser, list, await visit(size, cpuSlowdown))

/** The heap after scrolling through everything and searching it, and the stops at which nothing was to be seen. */
export const heapOf = async (bench: Bench, size: Size) => {
  const { page, session, close } = await open(bench, size, 1)
  await page.waitForTimeout(2_000)
  const atRest = await heapMegabytes(session)
  const empty = await emptyStops(page)
  await searchAnswers(page, bench.list)
  const after = await heapMegabytes(session)
  await close()
  return { atRest, after, emptyStops: empty }
}

/** Every letter and choice over many items, the median of some visits: what else the machine did is no answer. */
export const answersOf = async (bench: Bench, cpuSlowdown: number, visits: number) => {
  const found: Answer[][] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const { page, close } = await open(bench, 'many', cpuSlowdown)
    await page.waitForTimeout(5_000)
    found.push(await searchAnswers(page, bench.list))
    await close()
  }
  const medianOf = (index: number, part: 'ms' | 'cardsMs') =>
    summary(found.map((answers) => answers[index]?.[part] ?? Number.NaN)).median
  return (found[0] ?? []).map(({ what, shown }, index) => ({
    what,
    shown,
    ms: medianOf(index, 'ms'),
    cardsMs: medianOf(index, 'cardsMs'),
  }))
}
