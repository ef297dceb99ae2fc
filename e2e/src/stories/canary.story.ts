import { publish } from '@truenorth/delivery/publish'
import { runRemoteCommand } from '@truenorth/delivery/remoteCommands'
import type { BrowserContext } from 'playwright-core'
import { register, signIn } from '../people.ts'
import { changedRemote } from '../product/changedRemote.ts'
import { story } from '../story.ts'

const heading = 'Log Your Compass Reading'
const newHeading = 'Log Where You Are'
let changed: string

beforeAll(async () => {
  changed = await changedRemote('mf-mood', 'canary', {
    'src/pages/LogPage.tsx': (text) => text.replace(heading, newHeading),
  })
}, 60_000)

const numberOf = async (context: BrowserContext) =>
  Number((await context.cookies()).find(({ name }) => name === 'truenorth_canary')?.value)

story(
  'a trial reaches a stable share of browsers, and is raised, ended and promoted',
  async ({ page, context, product }) => {
    const headingOf = async () => {
      await page.goto('/mood/create')
      // Before the screen itself is there, its outline carries the heading of the route.
      await page.getByRole('radio', { name: 'Good' }).waitFor()
      return page.getByRole('heading', { level: 1 }).innerText()
    }
    await register(page)
    await signIn(page)
    await page.goto('/mood/create')
    expect(await numberOf(context)).toBeNaN()

    const { releases } = await publish(product.site, { remotes: [changed], canary: 30 })
    const builds = new Set<string>()
    page.on('request', (request) => {
      const version = /\/remotes\/mood\/([^/]+)\//.exec(request.url())?.[1]
      if (version) builds.add(version)
    })

    const seen: string[] = []
    for (let number = 5; number < 100; number += 10) {
      await context.addCookies([
        { name: 'truenorth_canary', value: String(number), url: product.url },
      ])
      builds.clear()
      seen.push(await headingOf())
      // Nothing of the other build is fetched in vain.
      expect(builds.size).toBe(1)
      expect(builds.has(releases[0]?.version ?? '')).toBe(seen.at(-1) === newHeading)
      expect(await numberOf(context)).toBe(number)
    }
    expect(seen.filter((text) => text === newHeading)).toHaveLength(3)

    // Who had it keeps it while the share grows.
    const chosen = 5 + 10 * seen.indexOf(newHeading)
    await context.addCookies([
      { name: 'truenorth_canary', value: String(chosen), url: product.url },
    ])
    await runRemoteCommand(product.site, ['canary', 'mood', '60'])
    expect(await headingOf()).toBe(newHeading)

    await runRemoteCommand(product.site, ['canary', 'mood', 'end'])
    expect(await headingOf()).toBe(heading)

    await publish(product.site, { remotes: [changed], canary: 1 })
    await runRemoteCommand(product.site, ['canary', 'mood', 'promote'])
    expect(await headingOf()).toBe(newHeading)
  },
)
