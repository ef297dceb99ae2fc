import { register, signIn } from '../people.ts'
import { story } from '../story.ts'

story(
  'with the mood remote down the rest works, and Try again brings it back without a reload',
  async ({ page, product, seen, expectErrors }) => {
    expectErrors(/404|Failed to load|remote mood|mf-manifest|remoteEntry|integrity/)
    await register(page)
    await product.takeAway('mood')
    await signIn(page)
    await page
      .getByRole('heading', { name: /Readings are away/ })
      .first()
      .waitFor()
    await seen('Your Truenorth Compass')
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.goto('/mood/create')
    await seen(/Readings are away/)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await product.bringBack('mood')
    await page.getByRole('button', { name: 'Try again' }).click()
    await seen('Log Your Compass Reading')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)
