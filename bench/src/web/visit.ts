import type { Browser } from 'playwright-core'

export type Network = {
  name: string
  latencyMs: number
  bytesPerSecond: number
  cpuSlowdown: number
}
export type Visit = {
  firstPaintMs: number
  usableMs: number
  requests: number
  kilobytes: number
  shift: number
}
type Tokens = { access: string; refresh: string }
export type Screen = { path: string; usable: string; tokens?: Tokens }

/** One cold visit with a fresh profile. Times are milliseconds since the navigation began; kilobytes as transferred. */
export const visit = async (
  browser: Browser,
  origin: string,
  screen: Screen,
  network: Network,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    if (screen.tokens) await context.addInitScript(storeTokens, screen.tokens)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let requests = 0
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1
      bytes += encodedDataLength
    })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpuSlowdown })
    await page.addInitScript(countShift)
    await page.goto(origin + screen.path, { waitUntil: 'commit' })
    await page.locator(screen.usable).first().waitFor({ timeout: 60_000 })
    const usableMs = await page.evaluate(() => performance.now())
    await page.waitForLoadState('networkidle')
    const { firstPaintMs, shift } = await page.evaluate(readMeasures)
    return { firstPaintMs, usableMs, requests, kilobytes: bytes / 1000, shift }
  } finally {
    await context.close()
  }
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

const readMeasures = () => {
  const { shift }: { shift: number } = Reflect.get(window, 'layoutShift')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return { firstPaintMs: paint?.startTime ?? Number.NaN, shift }
}
