import { publish } from '@truenorth/delivery/publish'
import { register, signIn } from '../people.ts'
import { changedRemote } from '../product/changedRemote.ts'
import { story } from '../story.ts'

const heading = 'Log Your Compass Reading'
const newHeading = 'Log Where You Are'
let changed: string

beforeAll(async () => {
  changed = await changedRemote('mf-mood', 'previous', {
    'src/pages/LogPage.tsx': (text) => text.replace(heading, newHeading),
  })
}, 60_000)

story(
  'when a new version does not load, the one before steps in, and administrators are told',
  async ({ page, context, product, seen, expectErrors }) => {
    expectErrors(/\/remotes\/mood\//)
    await register(page)
    await signIn(page)
    const { releases } = await publish(product.site, { remotes: [changed] })
    await context.route(`**/remotes/mood/${releases[0]?.version}/remoteEntry.*.js`, (route) =>
      route.fulfill({ status: 404 }),
    )
    const told = page.waitForRequest(
      (request) => request.url().endsWith('/api/client-reports/') && request.method() === 'POST',
    )
    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await seen(heading)
    expect((await told).postDataJSON()).toMatchObject({
      remotes: expect.arrayContaining([
        expect.objectContaining({
          name: 'mood',
          version: releases[0]?.version,
          state: 'previous',
          error: expect.stringContaining('remoteEntry'),
        }),
      ]),
    })
  },
)
