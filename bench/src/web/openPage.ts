import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Tokens } from './person.ts'

export type Network = {
  name: string
  latencyMs: number
  bytesPerSecond: number
  cpuSlowdown: number
}
export const unthrottled: Network = {
  name: 'unthrottled',
  latencyMs: 0,
  bytesPerSecond: -1,
  cpuSlowdown: 1,
}
export const slow4G: Network = {
  name: 'slow 4G, CPU ÷ 4',
  latencyMs: 150,
  bytesPerSecond: 200_000,
  cpuSlowdown: 4,
}

/** What has been fetched so far. */
export type Traffic = { requests: number; bytes: number; urls: string[] }
export type Opened = { page: Page; traffic: Traffic }

/** A fresh profile; signed in when there are tokens. */
export const openProfile = async (
  browser: Browser,
  { tokens, isWide = false }: { tokens?: Tokens | undefined; isWide?: boolean } = {},
) => {
  const viewport = isWide ? { width: 1280, height: 900 } : { width: 390, height: 844 }
  const context = await browser.newContext({ viewport })
  if (tokens) await context.addInitScript(storeTokens, tokens)
  await context.addInitScript(countShift)
  return context
}

const storeTokens = ({ access, refresh }: Tokens) => {
  localStorage.setItem('access_token', access)
  localStorage.setItem('refresh_token', refresh)
}

const countShift = () => {
  const total = { shift: 0 }
  Object.assign(window, { layoutShift: total })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        total.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A page under the conditions of a network. */
export const openPage = async (context: BrowserContext, network: Network): Promise<Opened> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic: Traffic = { requests: 0, bytes: 0, urls: [] }
  session.on('Network.requestWillBeSent', ({ request }) => traffic.urls.push(request.url))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // What comes from the profile's own cache is no traffic.
    if (encodedDataLength === 0) return
    traffic.requests += 1
    traffic.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpuSlowdown })
  return { page, traffic }
}
