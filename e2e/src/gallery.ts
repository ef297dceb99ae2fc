// npm run gallery: pictures of every screen, at four widths, light and dark, into an ignored folder.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser/openBrowser.ts'
import { callerFor, seed } from './gallery/seed.ts'
import { screens, type Screen, type Who } from './gallery/screens.ts'
import { startProduct } from './product/startProduct.ts'
import { promote } from './product/promote.ts'

const widths = (process.env['WIDTHS'] ?? '320,390,768,1280').split(',').map(Number)
const schemes = (['light', 'dark'] as const).filter((scheme) =>
  (process.env['SCHEMES'] ?? 'light,dark').includes(scheme),
)
const wanted = new RegExp(process.env['ONLY'] ?? '')
const folder = join(process.cwd(), 'gallery')

type Tokens = { access: string; refresh: string }
type Person = { tokens?: Tokens; ids: Record<string, number> }

const product = await startProduct()
const signUp = async (username: string): Promise<Tokens> => {
  const call = callerFor(product.url)
  const password = 'Northern-Light-7'
  await call('POST', '/auth/users/', { username, password, email: `${username}@example.org` })
  return call<Tokens>('POST', '/token/', { username, password })
}
const regular = await signUp('maya')
const people: Record<Who, Person> = {
  visitor: { ids: {} },
  newcomer: { tokens: await signUp('ines'), ids: {} },
  regular: { tokens: regular, ids: await seed(callerFor(product.url, regular.access)) },
  administrator: { tokens: await signUp('ruth'), ids: {} },
}
await promote(product, 'ruth')

const picture = async (
  browser: Browser,
  screen: Screen,
  width: number,
  colorScheme: 'light' | 'dark',
) => {
  const { tokens, ids } = people[screen.who]
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    baseURL: product.url,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  if (tokens)
    await context.addInitScript(({ access, refresh }) => {
      localStorage.setItem('access_token', access)
      localStorage.setItem('refresh_token', refresh)
    }, tokens)
  const page = await context.newPage()
  await page.goto(
    screen.path.replace(/:(mood|journey|entry)/, (_all, name: string) => String(ids[name])),
  )
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await screen.prepare?.(page)
  await page.waitForTimeout(400)
  const file = `${screen.name}-${width}-${colorScheme}.png`
  await page.screenshot({ path: join(folder, file), fullPage: true })
  await context.close()
  return file
}

await mkdir(folder, { recursive: true })
const browser = await openBrowser()
const files: string[] = []
for (const screen of screens.filter(({ name }) => wanted.test(name)))
  for (const width of widths)
    for (const scheme of schemes) {
      const file = await picture(browser, screen, width, scheme).catch((error: unknown) => {
        console.error(`${screen.name} at ${width} ${scheme}: ${String(error).split('\n')[0]}`)
        process.exitCode = 1
      })
      if (file) files.push(file)
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
await product.stop()
console.log(`${files.length} pictures in gallery/, see gallery/index.html.`)
