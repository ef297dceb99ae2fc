import type { Browser, Page } from 'playwright-core'
import type { Tokens } from '../api.ts'
import { openContext } from '../browser.ts'
import { playwrightActions } from './playwrightActions.ts'
import { breakProduct, pathOf, type SampleProduct } from './sampleProduct.ts'
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
const holdApi = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/'),
    () => undefined,
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
  sample: SampleProduct,
  screen: Screen,
  { width, colorScheme, textPercent, forcedColors }: Appearance,
) => {
  const { product, clock, zone } = sample
  const tokens = await sample.tokensOf(screen.viewer)
  const context = await openContext(browser, {
    viewport: { width, height: width < 700 ? 844 : 900 },
    baseURL: product.url,
    colorScheme,
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: zone,
    clock,
  })
  const repair = await breakProduct(sample, screen)
  const close = async () => {
    await context.close()
    await repair()
  }
  try {
    await context.addInitScript(prepareDocument, { tokens, percent: textPercent })
    const page = await context.newPage()
    if (screen.fault === 'hangs') await holdApi(page)
    await page.goto(pathOf(sample, screen))
    await waitForContent(page, screen)
    await screen.prepare?.(playwrightActions(page))
    if (tokens && new URL(page.url()).pathname === '/login') throw new Error('signed out')
    return { page, close }
  } catch (error) {
    await close()
    throw error
  }
}
