import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

const away = 'Readings are away at the moment'

story(
  'with the mood remote down the rest works, and Try again brings it back without a reload',
  async ({ page, product, seen, expectErrors }) => {
    expectErrors(/\/remotes\/mood\//, /remote mood/)
    await register(page)
    await product.takeAway('mood')
    await signIn(page)
    await page.getByText(away).waitFor()
    expect(await page.getByText(away).count()).toBe(1)
    await seen('Your Truenorth Compass')
    await page.goto('/mood/create')
    await page.getByText(away).waitFor()
    await seen('Log Your Compass Reading')
    expect(await page.getByRole('radio').count()).toBe(0)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await product.bringBack('mood')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('radio', { name: 'Good' }).waitFor()
    await seen('Log Your Compass Reading')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  },
)
