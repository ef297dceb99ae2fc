import { join } from 'node:path'
import { publish } from '@truenorth/delivery/publish'
import { runRemoteCommand } from '@truenorth/delivery/remoteCommands'
import { desktop } from '../support/browser.ts'
import { hashPublishedFiles } from '../support/product.ts'
import {
  buildChangedRemote,
  buildRemote,
  buildRenamedMood,
  changedLogHeading,
  logHeading,
} from '../support/remoteBuilds.ts'
import { spec, specLimitMs } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const example = join(process.cwd(), 'docs/example/mf-example')
let renamed: string
let rebuilt: string

beforeAll(async () => {
  renamed = await buildRenamedMood('publishing')
  rebuilt = await buildChangedRemote('mf-mood', 'rebuilt', {
    'src/App.tsx': (text) => `${text}\n// Another build of the same.\nexport const build = 2\n`,
  })
  await buildRemote(example)
}, specLimitMs)

spec(
  'a published mf-mood shows after a reload and leaves every other file as it was; rollback, disable and enable work at the next load',
  async ({ page, product, checkScreen }) => {
    await register(page)
    await signIn(page)
    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await checkScreen(logHeading)
    const before = await hashPublishedFiles(product)

    await publish(product.site, { remotes: [renamed] })

    const after = await hashPublishedFiles(product)
    expect(after).toMatchObject(before)
    const added = Object.keys(after).filter((file) => !(file in before))
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter((file) => !file.startsWith('remotes/mood/'))).toEqual([])

    // The open tab goes on with the version that it has loaded.
    await page.getByRole('radio', { name: 'Good' }).check()
    await page.reload()
    await checkScreen(changedLogHeading)

    await runRemoteCommand(product.site, ['rollback', 'mood'])
    await page.reload()
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await checkScreen(logHeading)

    await runRemoteCommand(product.site, ['disable', 'mood'])
    await page.reload()
    await checkScreen('404 - Page Not Found')
    await runRemoteCommand(product.site, ['enable', 'mood'])
    await page.reload()
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await checkScreen(logHeading)
  },
)

spec(
  'a fifth remote, published into the running site, is in the nav bar, at its route and on the dashboard',
  async ({ page, product, checkScreen }) => {
    await register(page)
    await signIn(page)
    expect(await page.getByText('Sunrise').count()).toBe(0)
    const before = await hashPublishedFiles(product)

    await publish(product.site, { remotes: [example] })

    expect(await hashPublishedFiles(product)).toMatchObject(before)
    await page.reload()
    const card = page.getByRole('region', { name: 'Sunrise' })
    await card.getByText('0 mornings with a reading.').waitFor()
    await checkScreen('Your Truenorth Compass')
    await page.getByRole('banner').getByRole('link', { name: 'Sunrise' }).click()
    await page.waitForURL('**/sunrise')
    await checkScreen('Sunrise')
    await page.getByRole('button', { name: 'Breathe in' }).click()
    await page.getByText('Breaths taken: 1').waitFor()
  },
  desktop,
)

spec(
  'an open tab offers a newer version when its user comes back, and never reloads over unsaved text',
  async ({ page, clock, product, checkScreen }) => {
    const updateBar = page.getByText('A newer version of Truenorth is ready.')
    await register(page)
    await signIn(page)
    await page.goto('/journey/create')
    const title = page.getByRole('textbox').first()
    await title.fill('Cross the ridge')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

    const comeBack = async () => {
      await clock.pass(40_000)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    }
    const response = page.waitForResponse('**/remotes.json')
    await comeBack()
    await (await response).finished()
    expect(await updateBar.count()).toBe(0)

    await publish(product.site, { remotes: [rebuilt] })
    await comeBack()
    await updateBar.waitFor()
    await checkScreen('Start a path')
    const reload = page.getByRole('button', { name: 'Reload', exact: true })
    await reload.click()
    await page.getByText('Save what you wrote first').waitFor()
    expect(await title.inputValue()).toBe('Cross the ridge')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

    await title.fill('')
    await reload.click()
    await page.waitForFunction(() => !('isSameDocument' in window))
    await page.getByRole('heading', { name: 'Start a path' }).waitFor()
    expect(await updateBar.count()).toBe(0)
  },
  { startsAt: 'now' },
)
