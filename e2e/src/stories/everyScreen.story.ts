// Every screen in every state: axe finds nothing, and nothing leaves the window sideways.
import type { Browser } from 'playwright-core'
import { axeFindings } from '../browser/axe.ts'
import { openBrowser } from '../browser/openBrowser.ts'
import { openHouse, type House } from '../gallery/openHouse.ts'
import { openScreen, sidewaysOf, type Look } from '../gallery/openScreen.ts'
import { screens } from '../gallery/screens.ts'

const isFull = Boolean(process.env['FULL'])
const usual = { textPercent: 100, forcedColors: false }
const looks: Look[] = [
  { ...usual, width: 390, colorScheme: 'dark' },
  { ...usual, width: 1280, colorScheme: 'light' },
  { ...usual, width: 320, colorScheme: 'light', textPercent: 200 },
  { ...usual, width: 768, colorScheme: 'dark' },
  { ...usual, width: 320, colorScheme: 'dark' },
  { ...usual, width: 1280, colorScheme: 'dark', forcedColors: true },
]
const everyNth = 3

// All looks of all screens, or of every third screen one look, each look in its turn.
const cells = screens.flatMap((screen, index) =>
  (isFull ? looks : looks.slice((index / everyNth) % looks.length).slice(0, 1))
    .filter(() => isFull || index % everyNth === 0)
    .map((look) => ({ screen, look })),
)
const titleOf = ({ width, colorScheme, textPercent, forcedColors }: Look) =>
  `${width} px, ${colorScheme}, text at ${textPercent} %${forcedColors ? ', forced colours' : ''}`

let browser: Browser
let house: House

beforeAll(async () => {
  house = await openHouse({ crowded: isFull })
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await house?.product.stop()
})

const stories = cells
  .filter(({ screen }) => isFull || screen.who !== 'crowded')
  .map((cell) => [`${cell.screen.name}, ${titleOf(cell.look)}`, cell] as const)

test.each(stories)(
  '%s',
  async (_title, { screen, look }) => {
    const { page, close } = await openScreen(browser, house, screen, look)
    try {
      expect(await axeFindings(page, look)).toEqual([])
      expect(await sidewaysOf(page)).toBeLessThanOrEqual(0)
    } finally {
      await close()
    }
  },
  120_000,
)
