import { publish } from '@truenorth/delivery/publish'
import { runRemoteCommand } from '@truenorth/delivery/remoteCommands'
import type { Page } from 'playwright-core'
import { shellIsKept } from '../offline.ts'
import { register, signIn } from '../people.ts'
import { changedRemote } from '../product/changedRemote.ts'
import { story } from '../story.ts'

const heading = 'Log Your Compass Reading'
const newHeading = 'Log Where You Are'
let changed: string

beforeAll(async () => {
  changed = await changedRemote('mf-mood', 'rolledBack', {
    'src/pages/LogPage.tsx': (text) => text.replace(heading, newHeading),
  })
}, 60_000)

const headingOf = async (page: Page) => {
  await page.goto('/mood/create')
  // Before the screen itself is there, its outline carries the heading of the route.
  await page.getByRole('radio', { name: 'Good' }).waitFor()
  return page.getByRole('heading', { level: 1 }).innerText()
}

story(
  'what was rolled back, or switched off, while the tab was closed is gone at the next load; without a network the latest is there',
  async ({ page, product, context, newTab, expectErrors }) => {
    expectErrors(/\/api\//, /\[truenorth\]/, /ERR_INTERNET_DISCONNECTED/)
    await register(page)
    await signIn(page)
    await publish(product.site, { remotes: [changed] })
    expect(await headingOf(page)).toBe(newHeading)
    await shellIsKept(page)
    await page.close()

    await runRemoteCommand(product.site, ['rollback', 'mood'])
    const next = await newTab()
    expect(await headingOf(next)).toBe(heading)
    await shellIsKept(next)
    await next.waitForFunction(async (version) => {
      const kept = await caches.match('/app.html')
      return kept ? kept.text().then((html) => html.includes(version)) : false
    }, '"sequence"')
    await context.setOffline(true)
    expect(await headingOf(next)).toBe(heading)
    await context.setOffline(false)
    await next.close()

    await runRemoteCommand(product.site, ['disable', 'mood'])
    const last = await newTab()
    await last.goto('/mood/create')
    await last.getByRole('heading', { name: '404 - Page Not Found' }).waitFor()
  },
  { serviceWorkers: 'allow' },
)
