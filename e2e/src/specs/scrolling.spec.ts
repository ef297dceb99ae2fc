// Where a page is scrolled to belongs to one entry of the tab's history.
import { spec } from '../support/fixtures.ts'

spec(
  'a screen opened by its address begins at its top, and going back finds the place before',
  async ({ page }) => {
    const position = () => page.evaluate(() => Math.round(scrollY))
    const scrolledTo = (y: number) => page.waitForFunction((top) => scrollY === top, y)
    const open = async (path: string, heading: string) => {
      await page.goto(path)
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    }
    await open('/terms', 'Terms of use')
    await page.evaluate(() => scrollTo(0, 300))
    await open('/privacy', 'Privacy')
    expect(await position()).toBe(0)
    await page.evaluate(() => scrollTo(0, 200))
    await page.reload()
    await scrolledTo(200)
    await page.goBack()
    await page.getByRole('heading', { name: 'Terms of use' }).waitFor()
    await scrolledTo(300)
    // Another entry of the same address begins at its top too.
    await open('/privacy', 'Privacy')
    expect(await position()).toBe(0)
  },
)
