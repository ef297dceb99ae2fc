// A story: one person, one fresh product, one real browser. Every screen that is seen is checked by axe.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { axeFindings } from './browser/axe.ts'
import { openBrowser } from './browser/openBrowser.ts'
import { watchPage, type Watch } from './browser/watchPage.ts'
import { startProduct, type Product } from './product/startProduct.ts'
import { createTime, type StoryTime } from './time.ts'

export type Story = {
  page: Page
  context: BrowserContext
  product: Product
  /** Console errors that this story brings about on purpose. */
  expectErrors: (...patterns: RegExp[]) => void
  /** Waits for a screen's heading and lets axe look at the whole page. */
  seen: (heading: string | RegExp) => Promise<void>
  /** Opens another tab of the same browser, watched like the first. */
  newTab: () => Promise<Page>
  /** What server and browser take for the present. */
  time: StoryTime
}

export type StoryOptions = BrowserContextOptions & {
  /** The instant at which the story begins; otherwise it happens now. */
  begins?: string
}

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const phone = { width: 390, height: 844 }
// A loaded machine is slow, not wrong.
const patienceMs = 60_000
const longestStoryMs = 240_000

/** Registers a story with jest. Fails on an axe finding, an unexpected console error, a request that leaves the machine. */
export const story = (
  title: string,
  tell: (story: Story) => Promise<void>,
  { begins, ...options }: StoryOptions = {},
) =>
  test(
    title,
    async () => {
      const time = createTime(begins)
      const product = await startProduct({ clock: time.now })
      const context = await browser.newContext({
        viewport: phone,
        baseURL: product.url,
        // Most stories stand in the network's way themselves; a worker would answer behind their back.
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(patienceMs)
      await time.join(context)
      const watch = watchPage(product.url)
      try {
        const newTab = async () => watch.follow(await context.newPage())
        const page = await newTab()
        await tell({
          page,
          context,
          product,
          newTab,
          time,
          expectErrors: watch.expectErrors,
          seen: seen(page),
        })
        expect(watch.complaints()).toEqual([])
      } catch (error) {
        throw withComplaints(error, watch)
      } finally {
        await context.close()
        await product.stop()
      }
    },
    longestStoryMs,
  )

const withComplaints = (error: unknown, watch: Watch) => {
  const found = watch.complaints()
  if (error instanceof Error && found.length)
    error.message += `\n\nThe page complained:\n${found.join('\n')}`
  return error
}

const seen = (page: Page) => async (heading: string | RegExp) => {
  await page.getByRole('heading', { name: heading }).first().waitFor()
  const screen = String(heading)
  expect({ screen, findings: await axeFindings(page) }).toEqual({ screen, findings: [] })
}
