import type { Browser, Page } from 'playwright-core'
import type { Tokens } from '../api.ts'
import { openContext } from '../browser.ts'
import { answerAsServer } from '../network.ts'
import type { SampleProduct } from './sampleProduct.ts'
import type { Screen } from './screen.ts'

/** In which window and with which settings of the user a screen is shown. */
export type Appearance = {
  width: number
  colorScheme: 'light' | 'dark'
  textPercent: number
  forcedColors: boolean
}

// Runs in the page, before its own scripts.
const prepareDocument = ({ tokens, percent }: { tokens: Tokens | undefined; percent: number }) => {
  if (tokens) {
    localStorage.setItem('access_token', tokens.access)
    localStorage.setItem('refresh_token', tokens.refresh)
  }
  if (percent === 100) return
  const enlargeText = () => {
    if (document.documentElement) document.documentElement.style.fontSize = `${percent}%`
    else requestAnimationFrame(enlargeText)
  }
  enlargeText()
}

// Calls about the user still work: a session that cannot be checked is another state.
const breakApi = (page: Page, fault: 'fails' | 'hangs') =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/'),
    (route) =>
      fault === 'fails'
        ? answerAsServer(route, {
            status: 500,
            json: { detail: 'Something went wrong on our side.' },
          })
        : undefined,
  )

/** Waits until the screen has its content, or shows that it waits for it. */
const waitForContent = async (page: Page, { fault }: Screen) => {
  await page.locator('h1, main [aria-busy=true]').first().waitFor()
  if (fault === 'hangs') return
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
  await page.waitForLoadState('networkidle')
}

/** Opens a screen in its state, as its viewer sees it; `close` also brings back what was taken down. */
export const openScreen = async (
  browser: Browser,
  { product, clock, members, tokensOf }: SampleProduct,
  screen: Screen,
  { width, colorScheme, textPercent, forcedColors }: Appearance,
) => {
  const { username, ids } = members[screen.viewer]
  const tokens = username === undefined ? undefined : await tokensOf(username)
  const context = await openContext(browser, {
    viewport: { width, height: width < 700 ? 844 : 900 },
    baseURL: product.url,
    colorScheme,
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    clock,
  })
  const down = typeof screen.fault === 'object' ? screen.fault.down : undefined
  if (down) await product.takeDown(down)
  const close = async () => {
    await context.close()
    if (down) await product.bringBack(down)
  }
  try {
    await context.addInitScript(prepareDocument, { tokens, percent: textPercent })
    const page = await context.newPage()
    if (typeof screen.fault === 'string') await breakApi(page, screen.fault)
    await page.goto(screen.path.replace(/:(mood|journey|entry)/, (_, name) => String(ids[name])))
    await waitForContent(page, screen)
    await screen.prepare?.(page)
    if (tokens && new URL(page.url()).pathname === '/login') throw new Error('signed out')
    return { page, close }
  } catch (error) {
    await close()
    throw error
  }
}
