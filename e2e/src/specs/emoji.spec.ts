// The faces of the moods and the emoji of paths come with the product.
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openContext } from '../support/browser.ts'
import { specLimitMs } from '../support/fixtures.ts'
import { type Product, startProduct } from '../support/product.ts'
import { register, signIn } from '../support/users.ts'

let browser: Browser
let product: Product

beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser({ emojiFont: false }), startProduct()])
}, specLimitMs)
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

// Where no font has an emoji, the browser draws a box, or an outline of another font: neither has a colour.
const colourlessEmoji = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const isColoured = (sign: string, font: string) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('There is no canvas.')
      context.font = `40px ${font}`
      context.fillText(sign, 40, 80)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      return data.some(
        (value, index) => index % 4 < 2 && Math.abs(value - (data[index + 1] ?? 0)) > 40,
      )
    }
    const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu
    const leaves = [...document.body.querySelectorAll('*')].filter(
      ({ children, textContent }) => !children.length && textContent?.match(emoji),
    )
    const drawn = leaves.flatMap((leaf) =>
      (leaf.textContent?.match(emoji) ?? []).map((sign) => ({
        sign,
        font: getComputedStyle(leaf).fontFamily,
      })),
    )
    return {
      count: new Set(drawn.map(({ sign }) => sign)).size,
      colourless: drawn.filter(({ sign, font }) => !isColoured(sign, font)).map(({ sign }) => sign),
    }
  })

const screens = [
  ['the log page', '/mood/create', 5],
  ['the dashboard', '/dashboard', 5],
  ['the form of a path', '/journey/create', 24],
] as const

it(
  'are drawn in colour on a system that has no font for them',
  async () => {
    const context = await openContext(browser, { baseURL: product.url })
    const page = await context.newPage()
    await register(page)
    await signIn(page)
    for (const [screen, path, atLeast] of screens) {
      await page.goto(path)
      await page
        .getByText(/[🙂🧭]/u)
        .first()
        .waitFor()
      await page.waitForFunction(() => document.fonts.check('40px "Truenorth Emoji"', '🙂'))
      const { count, colourless } = await colourlessEmoji(page)
      expect({ screen, colourless }).toEqual({ screen, colourless: [] })
      expect(count).toBeGreaterThanOrEqual(atLeast)
    }
    await context.close()
  },
  specLimitMs,
)
