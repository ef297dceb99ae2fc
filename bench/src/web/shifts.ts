// How much every screen moves while it loads on a slow network, on a phone and on a desk.
import { setTimeout as pause } from 'node:timers/promises'
import { readShift } from './inPage.ts'
import { slow4G } from './network.ts'
import type { Width } from './profile.ts'
import { allScreens } from './screens.ts'
import { type Contest, profileOf } from './contest.ts'
import { visit } from './visit.ts'

const bar = 0.02
const widths: Width[] = [390, 1280]
/** Nothing is timed here, so a few screens load side by side. */
const sideBySide = 3
/** After a screen stands, what it fetches in quiet moments may still move it. */
const afterMs = 3_000

export type Shift = {
  screen: string
  width: Width
  shift: number
  bar: number
  isMet: boolean
  moved: string[]
}

const measure = async (contest: Contest, name: string, width: Width): Promise<Shift> => {
  const [, screen] = allScreens.find(([known]) => known === name) ?? []
  if (!screen) throw new Error(`There is no screen called ${name}.`)
  const profile = await profileOf(contest, 'federated', screen.who, width)
  const opened = await profile.open(slow4G)
  await visit(opened, screen)
  await pause(afterMs)
  const { shift, moved } = await opened.page.evaluate(readShift)
  await profile.close()
  return { screen: name, width, shift, bar, isMet: shift <= bar, moved }
}

/** Every screen at every width, once. */
export const shiftsOf = async (contest: Contest): Promise<Shift[]> => {
  const waiting = allScreens.flatMap(([name]) => widths.map((width) => ({ name, width })))
  const found: Shift[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.push(await measure(contest, next.name, next.width))
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return found
}
