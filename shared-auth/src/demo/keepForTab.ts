import type { RequestHandler } from '../http/inBrowserAdapter'
import { currentZone } from '../http/zone'
import { report } from '../report/report'
import { createQueue } from './createQueue'
import {
  addDemoWrite,
  type KeptDemo,
  listDemoWrites,
  readDemo,
  removeDemo,
  sweepDemos,
  writeDemo,
} from './demoShelf'
import { holdTab, leaveTab, namedTab, nameTab } from './demoTab'
import { type DemoWrite, demoWriteOf, isWrite, requestOf } from './demoWrite'

type Start = Pick<KeptDemo, 'startedAt' | 'zone'> & { clock: () => Date }

/** Opens a demo whose sample data follow from when and where it began. */
export type OpenDemo = (start: Start) => Promise<RequestHandler>

type Found = { demo: KeptDemo; writes: DemoWrite[] }

const isSignOut = ({ url }: Request) => new URL(url).pathname === '/api/auth/logout/'

const keptHere = async (): Promise<Found | undefined> => {
  const tab = namedTab()
  if (!tab || !(await holdTab(tab))) return undefined
  const demo = await readDemo(tab)
  return demo && { demo, writes: await listDemoWrites(tab) }
}

const begin = async (): Promise<Found> => {
  leaveTab()
  const tab = nameTab()
  await holdTab(tab)
  const zone = currentZone() ?? 'UTC'
  return { demo: { tab, startedAt: new Date(), zone, usedAt: Date.now() }, writes: [] }
}

const orReport = (work: Promise<void>) =>
  work.catch((error: unknown) => report(error, 'keeping the demo for this tab'))

const createKeeper = ({ demo, writes }: Found) => {
  const { tab } = demo
  let order = writes.at(-1)?.order ?? 0
  const remember = async (write: DemoWrite) => {
    await addDemoWrite(write)
    await writeDemo({ ...demo, usedAt: Date.now() })
  }
  return {
    noteFor: (request: Request) => {
      order += 1
      return demoWriteOf(request, { tab, order })
    },
    remember: (write: DemoWrite) => orReport(remember(write)),
    forget: async () => {
      leaveTab()
      await orReport(removeDemo(tab))
    },
  }
}

const run = async (open: OpenDemo, found: Found): Promise<RequestHandler> => {
  const keeper = createKeeper(found)

  // A write has one moment, the same when it is written again.
  let momentOfWrite: Date | undefined
  const { startedAt, zone } = found.demo
  const answer = await open({ startedAt, zone, clock: () => momentOfWrite ?? new Date() })
  const answerWrite = async (request: Request, { at }: DemoWrite) => {
    momentOfWrite = at
    try {
      return await answer(request)
    } finally {
      momentOfWrite = undefined
    }
  }
  for (const write of found.writes) await answerWrite(requestOf(write), write)

  const answerAndKeep = async (request: Request) => {
    const write = await keeper.noteFor(request)
    const response = await answerWrite(request, write)
    if (isSignOut(request)) await keeper.forget()
    else if (response.ok) await keeper.remember(write)
    return response
  }
  // One after another, so that written again they make the same items under the same numbers.
  const inTurn = createQueue()
  return (request) => (isWrite(request) ? inTurn(() => answerAndKeep(request)) : answer(request))
}

const resume = async (open: OpenDemo): Promise<RequestHandler | undefined> => {
  try {
    const found = await keptHere()
    return found && (await run(open, found))
  } catch (error) {
    report(error, 'the demo that this tab had')
    return undefined
  }
}

/**
 * Keeps a demo for this tab until sign-out (D10): what it wrote is kept beside it, and a reload opens
 * the same sample year and writes it again. Where the browser has no database, or what it has cannot be
 * read, a reload starts anew.
 */
export const keepForTab = async (open: OpenDemo): Promise<RequestHandler> => {
  await orReport(sweepDemos())
  return (await resume(open)) ?? run(open, await begin())
}
