import type { Browser, Page } from 'playwright-core'
import type { Product } from '../product/startProduct.ts'
import type { StoryTime } from '../time.ts'
import type { Screen } from './screen.ts'

export type Tokens = { access: string; refresh: string }
export type Member = { tokens?: Tokens; ids: Record<string, number> }
export type Look = {
  width: number
  colorScheme: 'light' | 'dark'
  textPercent: number
  forcedColors: boolean
}

type Picture = {
  browser: Browser
  product: Product
  time: StoryTime
  screen: Screen
  member: Member
  look: Look
  path: string
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

/** Writes a picture of a screen; answers by how many pixels the page scrolls sideways. */
export const takePicture = async (picture: Picture) => {
  const { browser, product, time, screen, member, look, path } = picture
  const { width, colorScheme, textPercent, forcedColors } = look
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    baseURL: product.url,
    colorScheme,
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  const away = typeof screen.trouble === 'object' ? screen.trouble.away : undefined
  try {
    await time.join(context)
    await context.addInitScript(begin, { tokens: member.tokens, percent: textPercent })
    const page = await context.newPage()
    if (typeof screen.trouble === 'string') await makeTrouble(page, screen.trouble)
    if (away) await product.takeAway(away)
    const idOf = (_all: string, name: string) => String(member.ids[name])
    await page.goto(screen.path.replace(/:(mood|journey|entry)/, idOf))
    await page.locator('h1, main [aria-busy=true]').first().waitFor()
    if (screen.trouble !== 'waits') await page.waitForLoadState('networkidle')
    await screen.prepare?.(page)
    await page.waitForTimeout(500)
    await page.screenshot({ path, fullPage: !screen.windowOnly })
    return await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  } finally {
    await context.close()
    if (away) await product.bringBack(away)
  }
}
