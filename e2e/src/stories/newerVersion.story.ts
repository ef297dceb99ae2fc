import { publish } from '@truenorth/delivery/publish'
import { register, signIn } from '../people.ts'
import { changedRemote } from '../product/changedRemote.ts'
import { story } from '../story.ts'

const ready = 'A newer version of Truenorth is ready.'
let changed: string

beforeAll(async () => {
  changed = await changedRemote('mf-mood', 'newer', {
    'src/App.tsx': (text) => `${text}\n// Another build of the same.\nexport const build = 2\n`,
  })
}, 60_000)

story(
  'who comes back to an open tab is offered what is newer, and never loses unsaved text to it',
  async ({ page, product, seen }) => {
    await page.clock.install()
    await register(page)
    await signIn(page)
    await page.goto('/journey/create')
    const title = page.getByRole('textbox').first()
    await title.fill('Cross the ridge')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

    const comeBack = async () => {
      await page.clock.fastForward(40_000)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    }
    const asked = page.waitForResponse('**/remotes.json')
    await comeBack()
    await asked
    expect(await page.getByText(ready).count()).toBe(0)

    await publish(product.site, { remotes: [changed] })
    await comeBack()
    await page.getByText(ready).waitFor()
    await seen('Start a path')
    const reload = page.getByRole('button', { name: 'Reload', exact: true })
    await reload.click()
    await page.getByText('Save what you wrote first').waitFor()
    expect(await title.inputValue()).toBe('Cross the ridge')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

    await title.fill('')
    await reload.click()
    await page.waitForFunction(() => !('isSameDocument' in window))
    await page.getByRole('heading', { name: 'Start a path' }).waitFor()
    expect(await page.getByText(ready).count()).toBe(0)
  },
)
