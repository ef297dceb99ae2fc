// How much the layout of every screen shifts while it loads on a slow network, on a phone and on a desk.
import { setTimeout as wait } from 'node:timers/promises'
import { readShift } from './inPage.ts'
import { slow4G } from './network.ts'
import { type Contest, openProfile, visit, type Width } from './profile.ts'
import { allScreens } from './screens.ts'

const bar = 0.02
const widths: Width[] = [390, 1280]
/** No time is measured here, so a few screens load at once. */
const atOnce = 3
/** What a screen fetches when the browser is idle may still shift it. */
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
  const profile = await openProfile(contest, 'federated', screen.viewer, width)
  const opened = await profile.open(slow4G)
  await visit(opened, screen)
  await wait(afterMs)
  const { shift, moved } = await opened.page.evaluate(readShift)
  await profile.close()
  return { screen: name, width, shift, bar, isMet: shift <= bar, moved }
}

/** Measures every screen at every width, once. */
export const measureShifts = async (contest: Contest): Promise<Shift[]> => {
  const waiting = allScreens.flatMap(([name]) => widths.map((width) => ({ name, width })))
  const found: Shift[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.push(await measure(contest, next.name, next.width))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}
