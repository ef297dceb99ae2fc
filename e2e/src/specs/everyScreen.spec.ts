// Every screen in every state: axe finds nothing, and nothing is wider than the window.
import type { Browser } from 'playwright-core'
import { axeFindings, horizontalOverflow } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { type Appearance, openScreen } from '../support/screens/openScreen.ts'
import { type SampleProduct, startSampleProduct } from '../support/screens/sampleProduct.ts'
import { screens } from '../support/screens/screens.ts'
import { specLimitMs } from '../support/fixtures.ts'

const isFull = Boolean(process.env['FULL'])
const usual = { textPercent: 100, forcedColors: false }
const appearances: Appearance[] = [
  { ...usual, width: 390, colorScheme: 'dark' },
  { ...usual, width: 1280, colorScheme: 'light' },
  { ...usual, width: 320, colorScheme: 'light', textPercent: 200 },
  { ...usual, width: 768, colorScheme: 'dark' },
  { ...usual, width: 320, colorScheme: 'dark' },
  { ...usual, width: 1280, colorScheme: 'dark', forcedColors: true },
]
const everyNth = 3

// All appearances of all screens, or one appearance of every third screen, each appearance in its turn.
const cells = screens.flatMap((screen, index) =>
  (isFull ? appearances : appearances.slice((index / everyNth) % appearances.length).slice(0, 1))
    .filter(() => isFull || index % everyNth === 0)
    .map((appearance) => ({ screen, appearance })),
)
const titleOf = ({ width, colorScheme, textPercent, forcedColors }: Appearance) =>
  `${width} px, ${colorScheme}, text at ${textPercent} %${forcedColors ? ', forced colours' : ''}`

let browser: Browser | undefined
let sample: SampleProduct | undefined

beforeAll(async () => {
  sample = await startSampleProduct({ crowded: isFull })
  browser = await openBrowser()
}, specLimitMs)
afterAll(async () => {
  await browser?.close()
  await sample?.product.stop()
})

const cases = cells
  .filter(({ screen }) => isFull || screen.viewer !== 'crowded')
  .map((cell) => [`${cell.screen.name}, ${titleOf(cell.appearance)}`, cell] as const)

test.each(cases)(
  '%s',
  async (_title, { screen, appearance }) => {
    if (!browser || !sample) throw new Error('The sample product did not start.')
    const { page, close } = await openScreen(browser, sample, screen, appearance)
    try {
      expect(await axeFindings(page, appearance)).toEqual([])
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    } finally {
      await close()
    }
  },
  specLimitMs,
)

test(
  'axe finds what is wrong on a screen',
  async () => {
    const [screen] = screens
    const [appearance] = appearances
    if (!browser || !sample || !screen || !appearance) throw new Error('There is no screen.')
    const { page, close } = await openScreen(browser, sample, screen, appearance)
    try {
      await page.evaluate(() =>
        document.querySelector('main')?.append(document.createElement('button')),
      )
      expect(await axeFindings(page, appearance)).toEqual([
        'button-name: Buttons must have discernible text — <button></button>',
      ])
    } finally {
      await close()
    }
  },
  specLimitMs,
)
