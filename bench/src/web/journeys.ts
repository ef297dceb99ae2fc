// What people do beyond opening one screen.
import type { Opened } from './openPage.ts'
import { screens } from './screens.ts'

const longestMs = 90_000
const hoverMs = 1_500
const quietMs = 4_000

/** From the dashboard to another remote by a link that was pointed at before; in milliseconds. */
export const clickAfterHover = async ({ page }: Opened, origin: string) => {
  await page.goto(origin + screens.dashboard.path)
  await page.locator(screens.dashboard.usable).first().waitFor({ timeout: longestMs })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Paths' })
  await link.hover()
  await page.waitForTimeout(hoverMs)
  const started = performance.now()
  await link.click()
  await page.locator(screens.paths.usable).first().waitFor({ timeout: longestMs })
  return performance.now() - started
}

/** Once through every remote, the quiet moments included; in kilobytes. */
export const wholeSession = async ({ page, traffic }: Opened, origin: string) => {
  await page.goto(origin + screens.dashboard.path)
  await page.locator(screens.dashboard.usable).first().waitFor({ timeout: longestMs })
  await page.waitForTimeout(quietMs)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [name, { usable }] of [
    ['Paths', screens.paths],
    ['Energy', screens.today],
    ['Reflections', screens.journal],
  ] as const) {
    await navigation.getByRole('link', { name }).click()
    await page.locator(usable).first().waitFor({ timeout: longestMs })
  }
  await page
    .getByRole('button', { name: /feedback/i })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  return traffic.bytes / 1000
}
