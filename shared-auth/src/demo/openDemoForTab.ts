import { browserZone } from '@truenorth/api-contract/zones'
import type { StoredDemo, StoredDemoWrite } from '../browser/database'
import { withLock } from '../browser/locks'
import { randomId } from '../browser/randomId'
import { report } from '../browser/report'
import { addDemoWrite, listDemoWrites, readDemo, removeDemo, sweepDemos } from './demoStore'
import type { RequestHandler } from './startDemo'

type Start = Pick<StoredDemo, 'startedAt' | 'zone'> & { clock: () => Date }

/** Opens a demo whose sample data follow from when and where it began. */
export type OpenDemo = (start: Start) => Promise<RequestHandler>

const prefix = 'truenorth-demo-'
// Within this time a page that is being reloaded has let go of its demo.
const reloadMs = 1000

// The name of this tab's demo lives as long as the tab, reloads included.
const tabName = (): string | undefined => (window.name.startsWith(prefix) ? window.name : undefined)

const nameTab = (): string => {
  window.name = prefix + randomId()
  return window.name
}

let release: (() => void) | undefined

// Holds a demo for as long as this page lives. False when another tab holds it: this one is its copy.
const holdTab = (tab: string): Promise<boolean> =>
  new Promise((resolve) => {
    const untilReleased = () =>
      new Promise<void>((end) => {
        release = end
        resolve(true)
      })
    withLock(tab, reloadMs, untilReleased).catch(() => resolve(false))
  })

const leaveTab = (): void => {
  release?.()
  release = undefined
  if (tabName()) window.name = ''
}

type Found = { demo: StoredDemo; writes: StoredDemoWrite[] }

const findDemo = async (): Promise<Found | undefined> => {
  const tab = tabName()
  if (!tab || !(await holdTab(tab))) return undefined
  const demo = await readDemo(tab)
  return demo && { demo, writes: await listDemoWrites(tab) }
}

const newDemo = async (): Promise<Found> => {
  leaveTab()
  const tab = nameTab()
  await holdTab(tab)
  const { zone } = browserZone()
  return { demo: { tab, startedAt: new Date(), zone, usedAt: Date.now() }, writes: [] }
}

const reportFailure = (work: Promise<void>) =>
  work.catch((error: unknown) => report(error, 'keeping the demo for this tab'))

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const isWrite = ({ method }: Request) => !safeMethods.has(method)
const isSignOut = ({ url }: Request) => new URL(url).pathname === '/api/auth/logout/'

const toRequest = ({ url, method, headers, body }: StoredDemoWrite) =>
  new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })

// Reads a request without using it up.
const toStored = async (
  request: Request,
  place: Pick<StoredDemoWrite, 'tab' | 'order'>,
): Promise<StoredDemoWrite> => ({
  ...place,
  at: new Date(),
  method: request.method,
  url: request.url,
  headers: [...request.headers],
  body: await request.clone().arrayBuffer(),
})

// Each piece of work begins when the one before it has ended, however it ended.
const createSerialQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next
    return next
  }
}

const run = async (open: OpenDemo, { demo, writes }: Found): Promise<RequestHandler> => {
  const { tab, startedAt, zone } = demo
  let order = writes.at(-1)?.order ?? 0

  // A write has one moment, which is the same when it is replayed.
  let momentOfWrite: Date | undefined
  const handle = await open({ startedAt, zone, clock: () => momentOfWrite ?? new Date() })
  const handleWrite = async (request: Request, { at }: StoredDemoWrite) => {
    momentOfWrite = at
    try {
      return await handle(request)
    } finally {
      momentOfWrite = undefined
    }
  }
  for (const write of writes) await handleWrite(toRequest(write), write)

  const handleAndKeep = async (request: Request) => {
    order += 1
    const write = await toStored(request, { tab, order })
    const response = await handleWrite(request, write)
    if (isSignOut(request)) {
      leaveTab()
      await reportFailure(removeDemo(tab))
    } else if (response.ok) await reportFailure(addDemoWrite(demo, write))
    return response
  }
  // Writes run one after another, so that replaying them makes the same items under the same ids.
  const inTurn = createSerialQueue()
  return (request) => (isWrite(request) ? inTurn(() => handleAndKeep(request)) : handle(request))
}

const resume = async (open: OpenDemo): Promise<RequestHandler | undefined> => {
  try {
    const found = await findDemo()
    return found && (await run(open, found))
  } catch (error) {
    report(error, 'the demo that this tab had')
    return undefined
  }
}

/**
 * Opens the demo of this tab, which lasts until sign-out (D10): its writes are stored, and a reload opens
 * the same sample year and replays them. Where the browser has no database, or holds an unreadable demo, a
 * reload begins a new one.
 */
export const openDemoForTab = async (open: OpenDemo): Promise<RequestHandler> => {
  await reportFailure(sweepDemos())
  return (await resume(open)) ?? run(open, await newDemo())
}
