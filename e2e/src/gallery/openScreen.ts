import type { Browser, Page } from 'playwright-core'
import type { House } from './openHouse.ts'
import type { Screen } from './screen.ts'

export type Tokens = { access: string; refresh: string }
export type Member = { username?: string; ids: Record<string, number> }
export type Look = {
  width: number
  colorScheme: 'light' | 'dark'
  textPercent: number
  forcedColors: boolean
}

const begin = ({ tokens, percent }: { tokens: Tokens | undefined; percent: number }) => {
  if (tokens) {
    localStorage.setItem('access_token', tokens.access)
    localStorage.setItem('refresh_token', tokens.refresh)
  }
  if (percent === 100) return
  const grow = () => {
    if (document.documentElement) document.documentElement.style.fontSize = `${percent}%`
    else requestAnimationFrame(grow)
  }
  grow()
}

// Who somebody is stays known: a session that cannot be checked is another picture.
const makeTrouble = async (page: Page, trouble: 'fails' | 'waits') => {
  const isOwn = ({ pathname }: URL) =>
    pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/')
  await page.route(isOwn, (route) =>
    trouble === 'fails'
      ? route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side.' } })
      : undefined,
  )
}

/** Opens a screen in its state, as its person sees it; `close` puts right what was done to the product. */
export const openScreen = async (browser: Browser, house: House, screen: Screen, look: Look) => {
  const { product, time, members, tokensOf } = house
  const { username, ids } = members[screen.who]
  const tokens = username === undefined ? undefined : await tokensOf(username)
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 700 ? 844 : 900 },
    baseURL: product.url,
    colorScheme: look.colorScheme,
    forcedColors: look.forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  })
  const away = typeof screen.trouble === 'object' ? screen.trouble.away : undefined
  if (away) await product.takeAway(away)
  const close = async () => {
    await context.close()
    if (away) await product.bringBack(away)
  }
  try {
    await time.join(context)
    await context.addInitScript(begin, { tokens, percent: look.textPercent })
    const page = await context.newPage()
    if (typeof screen.trouble === 'string') await makeTrouble(page, screen.trouble)
    const idOf = (_all: string, name: string) => String(ids[name])
    await page.goto(screen.path.replace(/:(mood|journey|entry)/, idOf))
    await page.locator('h1, main [aria-busy=true]').first().waitFor()
    if (screen.trouble !== 'waits') await page.waitForLoadState('networkidle')
    await screen.prepare?.(page)
    if (tokens && new URL(page.url()).pathname === '/login') throw new Error('signed out')
    return { page, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** By how many pixels a page scrolls sideways. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
