// npm run gallery: pictures of every screen and state, at four widths, light and dark, into an
// ignored folder. ONLY, WIDTHS and SCHEMES narrow it; TEXT=200 doubles the text, FORCED=1 forces colours,
// EMOJI=none hides the system's fonts for emoji.
// ENGINE=firefox or ENGINE=webkit takes them in that engine: of the window, and of the states that it can reach.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { horizontalOverflow, overflowInPage } from './support/accessibility.ts'
import { openBrowser } from './support/browser.ts'
import { engines } from './support/engines/engines.ts'
import { isReachable, openInEngine } from './support/screens/openInEngine.ts'
import { type Appearance, openScreen } from './support/screens/openScreen.ts'
import { eveningSomewhere, startSampleProduct } from './support/screens/sampleProduct.ts'
import type { Screen } from './support/screens/screen.ts'
import { screens } from './support/screens/screens.ts'

const widths = (process.env['WIDTHS'] ?? '320,390,768,1280').split(',').map(Number)
const schemes = (['light', 'dark'] as const).filter((scheme) =>
  (process.env['SCHEMES'] ?? 'light,dark').includes(scheme),
)
const only = new RegExp(process.env['ONLY'] ?? '')
const engineName = process.env['ENGINE']
const engine = engines.find(({ name }) => name.toLowerCase() === engineName)
if (engineName !== undefined && !engine?.isInstalled())
  throw new Error(`ENGINE is ${engineName}: it can be firefox or webkit, where that is installed.`)
const wanted = screens.filter(
  (screen) => only.test(screen.name) && (engine === undefined || isReachable(screen)),
)
const textPercent = Number(process.env['TEXT'] ?? 100)
const forcedColors = process.env['FORCED'] === '1'
const suffix = `${engine ? `-${engineName}` : ''}${textPercent === 100 ? '' : `-text${textPercent}`}${forcedColors ? '-forced' : ''}${process.env['EMOJI'] === 'none' ? '-no-emoji' : ''}`
const folder = join(process.cwd(), 'gallery')
const settleMs = 500

const evening = engine && eveningSomewhere()
const sample = await startSampleProduct({
  crowded: wanted.some(({ viewer }) => viewer === 'crowded'),
  ...evening,
})
const inEngine = await engine?.open(sample.product.url, evening?.zone)
const browser = engine
  ? undefined
  : await openBrowser({ emojiFont: process.env['EMOJI'] !== 'none' })
await mkdir(folder, { recursive: true })

type Picture = { png: Buffer; overflow: number }

const takeInEngine = async (
  { page }: NonNullable<typeof inEngine>,
  screen: Screen,
  { width, colorScheme }: Appearance,
): Promise<Picture> => {
  const leave = await openInEngine(page, sample, screen, { width, isDark: colorScheme === 'dark' })
  await wait(settleMs)
  const picture = { png: await page.picture(), overflow: await page.run(overflowInPage, undefined) }
  await leave()
  return picture
}

const takeInChromium = async (
  chromium: Browser,
  screen: Screen,
  appearance: Appearance,
): Promise<Picture> => {
  const { page, close } = await openScreen(chromium, sample, screen, appearance)
  await wait(settleMs)
  const png = await page.screenshot({ fullPage: !screen.windowOnly })
  const picture = { png, overflow: await horizontalOverflow(page) }
  await close()
  return picture
}

const takePicture = async (screen: Screen, appearance: Appearance, file: string) => {
  const taken = inEngine
    ? await takeInEngine(inEngine, screen, appearance)
    : browser && (await takeInChromium(browser, screen, appearance))
  if (!taken) return
  await writeFile(join(folder, file), taken.png)
  if (taken.overflow > 0) console.log(`${file} scrolls sideways by ${taken.overflow} px`)
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
await browser?.close()
await inEngine?.close()
await sample.product.stop()
console.log(`${files.length} pictures in gallery/, see gallery/index.html.`)
