// The Chromium in which specs, the gallery and the bench run.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { type Clock, createClock } from './clock.ts'
import { holdTimeLimits } from './timers.ts'

const usualPaths = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** CHROME_PATH and the usual places of Chrome and Chromium, as far as something is there. */
export const installedBrowsers = (): string[] =>
  [process.env['CHROME_PATH'], ...usualPaths].filter(
    (path): path is string => path !== undefined && existsSync(path),
  )

/** A file of the package that brings the pinned Chromium. */
const pinnedFile = (path: string) =>
  join(
    createRequire(join(process.cwd(), 'e2e/package.json')).resolve('@sparticuz/chromium'),
    '../../..',
    path,
  )

/** Major version of the Chromium that comes with npm, whatever the machine has. */
export const pinnedVersion = (): number => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(pinnedFile('package.json'), 'utf8'),
  )
  return majorOf(version)
}

/** So many major versions the pinned Chromium may be behind: people have the newest one. */
export const mostVersionsBehind = 12

/** Whether the pinned Chromium came with its package. */
export const isPinnedHere = (): boolean => existsSync(pinnedFile('bin/chromium.br'))

/** The 156 of `Chromium 156.0.8078.108 built on …` and of `156.0.8078`. */
export const majorOf = (version: string): number => Number(/\d+/.exec(version)?.[0])

type Executable = { executablePath: string; args: string[]; version?: number }

/** The pinned binary draws without a graphics card, and runs where no zygote process can start. */
const withoutHardware = [
  '--no-zygote',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

const pinned = async (): Promise<Executable> => {
  // With this variable the package unpacks the system libraries that it brings along.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return {
    executablePath: await packed.executablePath(),
    args: withoutHardware,
    version: pinnedVersion(),
  }
}

/**
 * The browser that E2E_BROWSER names, `installed` or `pinned`; without it the installed one where there
 * is one. The pinned one is unpacked if need be.
 * @throws when there is no such browser
 */
export const chooseBrowser = async (): Promise<Executable> => {
  const choice = process.env['E2E_BROWSER']
  if (choice !== undefined && choice !== 'installed' && choice !== 'pinned')
    throw new Error(`E2E_BROWSER is ${choice}: it can be installed or pinned.`)
  const [executablePath] = installedBrowsers()
  if (choice === 'installed' && !executablePath) throw new Error('No Chrome is installed.')
  return choice === 'pinned' || !executablePath ? pinned() : { executablePath, args: [] }
}

// Each window of a whole Chromium would start a process for what drops from its address bar, which nobody
// sees here: over a third of its work. The last list counts, so that it repeats that of playwright-core.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

const quiet = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const fontsWithoutEmoji = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont><glob>*Emoji*</glob></rejectfont></selectfont>
</fontconfig>
`

/** Surroundings of a browser on a system that has no font for emoji. */
const withoutEmojiFont = async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'truenorth-fonts-')), 'fonts.conf')
  await writeFile(file, fontsWithoutEmoji)
  return { ...process.env, FONTCONFIG_FILE: file }
}

/**
 * Starts the chosen browser, headless; `emojiFont: false` hides the system's fonts for emoji from it.
 * @throws when there is none, or a pinned one of another version has been left unpacked
 */
export const openBrowser = async ({ emojiFont = true } = {}) => {
  const { executablePath, args, version } = await chooseBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...quiet],
    ...(emojiFont ? {} : { env: await withoutEmojiFont() }),
  })
  if (version === undefined || majorOf(browser.version()) === version) return browser
  await browser.close()
  throw new Error(
    `${executablePath} is Chromium ${browser.version()}, not the pinned ${version}: remove it.`,
  )
}

/** Windows of a phone, which is the usual one, and of a desk. */
export const phone = { viewport: { width: 390, height: 844 } }
export const desktop = { viewport: { width: 1280, height: 900 } }
/** Both sizes, by the words for them in a title. */
export const devices = { 'a phone': phone, 'a desk': desktop }

/** Longest wait for one thing: a busy machine is slow, not wrong. */
const waitMs = 240_000

/** Opens a context in which what is done decides, and not how busy the machine is. */
export const openContext = async (
  browser: Browser,
  { clock = createClock(undefined), ...options }: BrowserContextOptions & { clock?: Clock },
) => {
  // Most specs intercept requests themselves, and a service worker would answer some of those.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(waitMs)
  await clock.join(context)
  await holdTimeLimits(context)
  return context
}
