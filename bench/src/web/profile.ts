import type { Browser, BrowserContext, Page } from 'playwright-core'
import { watchShift } from './inPage.ts'
import { openLine } from './line.ts'
import type { Network } from './network.ts'
import type { Tokens } from './person.ts'

export type Width = 390 | 1280
const heights = { 390: 844, 1280: 900 }

export type Opened = { page: Page; requests: () => number; url: string; bytes: () => number }
export type Profile = Awaited<ReturnType<typeof openProfile>>

/** A fresh browser profile with a line of its own to a site; signed in when there are tokens. */
export const openProfile = async (
  browser: Browser,
  site: string,
  { tokens, width = 390 }: { tokens?: Tokens | undefined; width?: Width } = {},
) => {
  const line = await openLine(site)
  const context = await browser.newContext({ viewport: { width, height: heights[width] } })
  if (tokens) await context.addInitScript(storeTokens, tokens)
  await context.addInitScript(watchShift)
  return {
    open: async (network: Network): Promise<Opened> => {
      line.become(network)
      const { page, requests } = await openPage(context, network)
      return { page, requests, url: line.url, bytes: line.bytes }
    },
    close: async () => {
      await context.close()
      line.close()
    },
  }
}

const storeTokens = ({ access, refresh }: Tokens) => {
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
}

const openPage = async (context: BrowserContext, { cpuSlowdown }: Network) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let requests = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
  })
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, requests: () => requests }
}
