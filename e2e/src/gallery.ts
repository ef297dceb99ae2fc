// npm run gallery: pictures of every screen and state, at four widths, light and dark, into an
// ignored folder. ONLY, WIDTHS and SCHEMES narrow it; TEXT=200 doubles the text, FORCED=1 forces colours.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { horizontalOverflow } from './support/accessibility.ts'
import { openBrowser } from './support/browser.ts'
import { type Appearance, openScreen } from './support/screens/openScreen.ts'
import { startSampleProduct } from './support/screens/sampleProduct.ts'
import type { Screen } from './support/screens/screen.ts'
import { screens } from './support/screens/screens.ts'

const widths = (process.env['WIDTHS'] ?? '320,390,768,1280').split(',').map(Number)
const schemes = (['light', 'dark'] as const).filter((scheme) =>
  (process.env['SCHEMES'] ?? 'light,dark').includes(scheme),
)
const only = new RegExp(process.env['ONLY'] ?? '')
const wanted = screens.filter(({ name }) => only.test(name))
const textPercent = Number(process.env['TEXT'] ?? 100)
const forcedColors = process.env['FORCED'] === '1'
const suffix = `${textPercent === 100 ? '' : `-text${textPercent}`}${forcedColors ? '-forced' : ''}`
const folder = join(process.cwd(), 'gallery')
const settleMs = 500

const sample = await startSampleProduct({
  crowded: wanted.some(({ viewer }) => viewer === 'crowded'),
})
const browser = await openBrowser()
await mkdir(folder, { recursive: true })

const takePicture = async (screen: Screen, appearance: Appearance, file: string) => {
  const { page, close } = await openScreen(browser, sample, screen, appearance)
  await page.waitForTimeout(settleMs)
  await page.screenshot({ path: join(folder, file), fullPage: !screen.windowOnly })
  const overflow = await horizontalOverflow(page)
  if (overflow > 0) console.log(`${file} scrolls sideways by ${overflow} px`)
  await close()
}

const files: string[] = []
for (const screen of wanted)
  for (const width of widths)
    for (const colorScheme of schemes) {
      const file = `${screen.name}-${width}-${colorScheme}${suffix}.png`
      try {
        await takePicture(screen, { width, colorScheme, textPercent, forcedColors }, file)
        files.push(file)
      } catch (error) {
        console.error(`${file}: ${String(error).split('\n')[0]}`)
        process.exitCode = 1
      }
    }
const figures = files.map(
  (file) =>
    `<figure><img loading="lazy" src="${file}" alt="${file}"><figcaption>${file}</figcaption></figure>`,
)
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Truenorth, every screen</title><style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px;align-items:start}img{max-width:420px;border:1px solid #ccc}figure{margin:0}</style>${figures.join('\n')}`,
)
await browser.close()
await sample.product.stop()
console.log(`${files.length} pictures in gallery/, see gallery/index.html.`)
