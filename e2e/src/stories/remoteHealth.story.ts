import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const run = promisify(execFile)
const river = { username: 'river', email: 'river@example.org', password: 'Northern-Light-7' }

story(
  'a remote that fails repeatedly is left alone, tried again later, and shown to administrators',
  async ({ page, context, product, seen, expectErrors }) => {
    expectErrors(/\/remotes\/mood\//, /remote mood/, /mood failed repeatedly/)
    await register(page, river)
    await run(process.execPath, [join(process.cwd(), 'api/dist/bin/admin.js'), river.username], {
      env: { ...process.env, DATA_DIR: product.data },
    })
    await page.clock.install()
    await signIn(page, river)
    await page.goto('/terms')
    let asked = 0
    await context.route('**/remotes/mood/*/mf-manifest.json', (route) => {
      asked += 1
      return route.fulfill({ status: 503 })
    })
    const banner = page.getByRole('banner')
    const away = page.getByText('Readings are away at the moment')
    const visit = async () => {
      await banner.getByRole('link', { name: 'Energy', exact: true }).click()
      await away.waitFor()
      await page.clock.fastForward(2_000)
      await banner.getByRole('link', { name: 'Paths', exact: true }).click()
      await page.getByRole('button', { name: 'Start New Path' }).first().waitFor()
    }
    for (let visits = 0; visits < 3; visits++) await visit()
    const askedSoFar = asked
    expect(askedSoFar).toBeGreaterThanOrEqual(3)
    await visit()
    expect(asked).toBe(askedSoFar)

    await banner.getByRole('link', { name: 'Remotes', exact: true }).click()
    await seen('Remotes')
    await page.clock.fastForward(6_000)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Readings' })
    await row.getByText(/[1-9]\d* away/).waitFor()
    await row.getByText('Away', { exact: true }).waitFor()

    await banner.getByRole('link', { name: 'Energy', exact: true }).click()
    await away.waitFor()
    await context.unroute('**/remotes/mood/*/mf-manifest.json')
    await page.clock.fastForward(60_000)
    await page.getByRole('link', { name: 'Add a reading' }).waitFor()
    expect(await away.count()).toBe(0)
  },
  { viewport: { width: 1280, height: 900 } },
)
