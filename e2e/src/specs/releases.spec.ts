// Which release of a remote a browser gets: a canary, the one before a broken one, the one after a rollback.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'
import { runRemoteCommand } from '@truenorth/delivery/remoteCommands'
import type { BrowserContext, Page } from 'playwright-core'
import { waitForOfflineCopy } from '../support/network.ts'
import type { Product } from '../support/product.ts'
import { buildRenamedMood, changedLogHeading, logHeading } from '../support/remoteBuilds.ts'
import { spec, specLimitMs } from '../support/fixtures.ts'
import { holdWorkerPatience } from '../support/timers.ts'
import { register, signIn } from '../support/users.ts'
import { waitForAsync } from '../support/waiting.ts'

let renamed: string

beforeAll(async () => {
  renamed = await buildRenamedMood('releases')
}, specLimitMs)

const canaryNumber = async (context: BrowserContext) =>
  Number((await context.cookies()).find(({ name }) => name === 'truenorth_canary')?.value)

/** The heading of the log page after a load. */
const headingOf = async (page: Page) => {
  await page.goto('/mood/create')
  // The skeleton that is shown first has the heading of the route, and no radio buttons.
  await page.getByRole('radio', { name: 'Good' }).waitFor()
  return page.getByRole('heading', { level: 1 }).innerText()
}

spec(
  'a canary reaches a stable share of browsers, and can be raised, ended and promoted',
  async ({ page, context, product }) => {
    const setNumber = (number: number) =>
      context.addCookies([{ name: 'truenorth_canary', value: String(number), url: product.url }])
    await register(page)
    await signIn(page)
    await page.goto('/mood/create')
    expect(await canaryNumber(context)).toBeNaN()

    const { releases } = await publish(product.site, { remotes: [renamed], canary: 30 })
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const version = /\/remotes\/mood\/([^/]+)\//.exec(request.url())?.[1]
      if (version) fetched.add(version)
    })

    const headings: string[] = []
    for (let number = 5; number < 100; number += 10) {
      await setNumber(number)
      // What the page before still prefetches does not count.
      await page.goto('about:blank')
      fetched.clear()
      headings.push(await headingOf(page))
      // Nothing of the other release is downloaded.
      expect(fetched.size).toBe(1)
      expect(fetched.has(releases[0]?.version ?? '')).toBe(headings.at(-1) === changedLogHeading)
      expect(await canaryNumber(context)).toBe(number)
    }
    expect(headings.filter((text) => text === changedLogHeading)).toHaveLength(3)

    // A browser that has the canary keeps it while the share grows.
    await setNumber(5 + 10 * headings.indexOf(changedLogHeading))
    await runRemoteCommand(product.site, ['canary', 'mood', '60'])
    expect(await headingOf(page)).toBe(changedLogHeading)

    await runRemoteCommand(product.site, ['canary', 'mood', 'end'])
    expect(await headingOf(page)).toBe(logHeading)

    await publish(product.site, { remotes: [renamed], canary: 1 })
    await runRemoteCommand(product.site, ['canary', 'mood', 'promote'])
    expect(await headingOf(page)).toBe(changedLogHeading)
  },
)

spec(
  'the previous release replaces a new one that does not load, and administrators are told',
  async ({ page, context, product, checkScreen, allowErrors }) => {
    allowErrors(/\/remotes\/mood\//)
    await register(page)
    await signIn(page)
    const { releases } = await publish(product.site, { remotes: [renamed] })
    const version = releases[0]?.version ?? ''
    await context.route(`**/remotes/mood/${version}/remoteEntry.*.js`, (route) =>
      route.fulfill({ status: 404 }),
    )
    const report = page.waitForRequest(
      (request) => request.url().endsWith('/api/client-reports/') && request.method() === 'POST',
    )
    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await checkScreen(logHeading)
    expect((await report).postDataJSON()).toMatchObject({
      remotes: expect.arrayContaining([
        expect.objectContaining({
          name: 'mood',
          version,
          state: 'previous',
          error: expect.stringContaining('remoteEntry'),
        }),
      ]),
    })
  },
)

/** Waits until the document that the service worker has stored is of the generation that the site serves. */
const waitForLiveCopy = async (page: Page, { site }: Product) => {
  const { sequence }: { sequence: number } = JSON.parse(
    await readFile(join(site, 'live/remotes.json'), 'utf8'),
  )
  await waitForAsync(
    page,
    async (mark: string) => {
      const stored = await caches.match('/app.html')
      return stored !== undefined && (await stored.text()).includes(mark)
    },
    `"sequence":${sequence}`,
  )
}

spec(
  'a release that was rolled back or disabled while the tab was closed is gone at the next load, and the offline copy follows',
  async ({ page, context, product, goOffline, goOnline, newTab, allowErrors }) => {
    // Other remotes are prefetched when the browser is idle, which fails once it is offline.
    allowErrors(/\/api\//, /\[truenorth\]/, /ERR_INTERNET_DISCONNECTED/, /\/remotes\/(?!mood)/)
    await register(page)
    await signIn(page)
    await publish(product.site, { remotes: [renamed] })
    expect(await headingOf(page)).toBe(changedLogHeading)
    await waitForOfflineCopy(page)
    // A slow response is no reason to show the older copy here.
    await holdWorkerPatience(context)
    await page.close()

    await runRemoteCommand(product.site, ['rollback', 'mood'])
    const next = await newTab()
    expect(await headingOf(next)).toBe(logHeading)
    await waitForOfflineCopy(next)
    await waitForLiveCopy(next, product)
    await goOffline()
    expect(await headingOf(next)).toBe(logHeading)
    await goOnline()
    await next.close()

    await runRemoteCommand(product.site, ['disable', 'mood'])
    const last = await newTab()
    await last.goto('/mood/create')
    await last.getByRole('heading', { name: '404 - Page Not Found' }).waitFor()
  },
  { serviceWorkers: 'allow' },
)
