// What stories of the demo do: start it, and see to it that it asks nobody.
import type { BrowserContext, Page } from 'playwright-core'

/** From here on the API cannot be reached; answers with what tried to. */
export const takeApiAway = async (context: BrowserContext) => {
  const asked: string[] = []
  await context.route(/\/api\//, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`)
    return route.abort()
  })
  return asked
}

/** Starts a demo from the sign-in screen. */
export const startDemo = async (page: Page) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.waitForURL('**/dashboard')
}
