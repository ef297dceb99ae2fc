// A line on which nothing comes back for a long time: the last good shell opens after three seconds.
import { shellIsKept } from '../offline.ts'
import { slowLine } from '../product/slowLine.ts'
import { story } from '../story.ts'

const slowMs = 20_000

story(
  'on a slow line the last good shell opens after three seconds',
  async ({ context, product }) => {
    const line = await slowLine(product.url)
    const browser = await context.browser()?.newContext({
      baseURL: line.url,
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
    })
    if (!browser) throw new Error('There is no browser.')
    try {
      const page = await browser.newPage()
      await page.goto('/terms')
      await shellIsKept(page)
      line.delay(slowMs)
      const startedAt = Date.now()
      await page.goto('/terms', { waitUntil: 'commit' })
      await page.getByRole('heading', { name: 'Terms of use' }).waitFor()
      const tookMs = Date.now() - startedAt
      expect(tookMs).toBeGreaterThan(2_900)
      expect(tookMs).toBeLessThan(slowMs)
      await page.getByText('Truenorth cannot be reached').waitFor()
      line.delay(0)
      await page.getByText('Truenorth cannot be reached').waitFor({ state: 'detached' })
    } finally {
      await browser.close()
      line.stop()
    }
  },
)
