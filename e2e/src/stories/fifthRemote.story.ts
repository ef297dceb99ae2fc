import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'
import { register, signIn } from '../people.ts'
import { buildRemote } from '../product/buildRemote.ts'
import { filesOf } from '../product/filesOf.ts'
import { story } from '../story.ts'

const example = join(process.cwd(), 'docs/example/mf-example')

beforeAll(async () => {
  await buildRemote(example)
}, 60_000)

story(
  'a fifth remote, published into the running site, is in the nav, at its route and on the dashboard',
  async ({ page, product, seen }) => {
    await register(page)
    await signIn(page)
    expect(await page.getByText('Sunrise').count()).toBe(0)
    const before = await filesOf(product.site, ['assets', 'shells', 'remotes'])

    await publish(product.site, { remotes: [example] })

    expect(await filesOf(product.site, ['assets', 'shells', 'remotes'])).toMatchObject(before)
    await page.reload()
    const card = page.getByRole('region', { name: 'Sunrise' })
    await card.getByText('0 mornings with a reading.').waitFor()
    await seen('Your Truenorth Compass')
    await page.getByRole('banner').getByRole('link', { name: 'Sunrise' }).click()
    await page.waitForURL('**/sunrise')
    await seen('Sunrise')
    await page.getByRole('button', { name: 'Breathe in' }).click()
    await page.getByText('Breaths taken: 1').waitFor()
  },
  { viewport: { width: 1280, height: 900 } },
)
