import { publish } from '@truenorth/delivery/publish'
import { register, signIn } from '../people.ts'
import { changedRemote } from '../product/changedRemote.ts'
import { story } from '../story.ts'

const ready = 'A newer version of Truenorth is ready.'
let changed: string

beforeAll(async () => {
  changed = await changedRemote('mf-journal', 'newer', {
    'src/App.tsx': (text) =>
      `${text}\n// The same, and yet another build.\nexport const build = 2\n`,
  })
}, 60_000)

story(
  'who comes back to an open tab is offered what is newer, and never loses unsaved text to it',
  async ({ page, product, seen }) => {
    await page.clock.install()
    await register(page)
    await signIn(page)
    await page.goto('/mood/create')
    await page.getByRole('radio', { name: 'Good' }).check()

    const comeBack = async () => {
      await page.clock.fastForward(40_000)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    }
    await comeBack()
    await publish(product.site, { remotes: [changed] })
    expect(await page.getByText(ready).count()).toBe(0)

    await comeBack()
    await page.getByText(ready).waitFor()
    await seen('Log Your Compass Reading')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await page.getByText('Save what you wrote first').waitFor()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(await page.getByRole('radio', { name: 'Good' }).isChecked()).toBe(true)
  },
)
