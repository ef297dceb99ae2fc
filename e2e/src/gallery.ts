// npm run gallery: pictures of every screen and state, at four widths, light and dark, into an
// ignored folder. ONLY, WIDTHS and SCHEMES narrow it; TEXT=200 doubles the text, FORCED=1 forces colours.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveSampleYear } from '@truenorth/api/trials'
import { openBrowser } from './browser/openBrowser.ts'
import { takePicture, type Look, type Member, type Tokens } from './gallery/picture.ts'
import { callerFor, newest, seedFeedback, seedThousand } from './gallery/seed.ts'
import type { Who } from './gallery/screen.ts'
import { screens } from './gallery/screens.ts'
import { promote } from './product/promote.ts'
import { startProduct } from './product/startProduct.ts'
import { createTime } from './time.ts'

const widths = (process.env['WIDTHS'] ?? '320,390,768,1280').split(',').map(Number)
const schemes = (['light', 'dark'] as const).filter((scheme) =>
  (process.env['SCHEMES'] ?? 'light,dark').includes(scheme),
)
const only = new RegExp(process.env['ONLY'] ?? '')
const wanted = screens.filter(({ name }) => only.test(name))
const textPercent = Number(process.env['TEXT'] ?? 100)
const forcedColors = process.env['FORCED'] === '1'
const folder = join(process.cwd(), 'gallery')
const password = 'Northern-Light-7'

// An evening, when the day's reading is taken.
const time = createTime(`${new Date().toISOString().slice(0, 10)}T19:40:00Z`)
const product = await startProduct({ clock: time.now, limits: { REQUEST_LIMIT: '1000000' } })

const call = callerFor(product.url)
const signIn = (username: string): Promise<Tokens> =>
  call('POST', '/token/', { username, password })
const signUp = async (username: string): Promise<Tokens> => {
  await call('POST', '/auth/users/', { username, password, email: `${username}@example.org` })
  return signIn(username)
}
const maya = await signUp('maya')
await giveSampleYear({ dataDir: product.data, username: 'maya', now: time.now(), zone: 'UTC' })
const asMaya = callerFor(product.url, maya.access)
await seedFeedback(asMaya)
const crowd = await signUp('otto')
if (wanted.some(({ who }) => who === 'crowded'))
  await seedThousand(callerFor(product.url, crowd.access))
await signUp('ruth')
await promote(product, 'ruth')

const members: Record<Who, Member> = {
  visitor: { ids: {} },
  newcomer: { tokens: await signUp('ines'), ids: {} },
  regular: { tokens: maya, ids: await newest(asMaya) },
  crowded: { tokens: crowd, ids: {} },
  administrator: { tokens: await signIn('ruth'), ids: {} },
}

await mkdir(folder, { recursive: true })
const browser = await openBrowser()
const files: string[] = []
const marks = `${textPercent === 100 ? '' : `-text${textPercent}`}${forcedColors ? '-forced' : ''}`
for (const screen of wanted)
  for (const width of widths)
    for (const colorScheme of schemes) {
      const look: Look = { width, colorScheme, textPercent, forcedColors }
      const file = `${screen.name}-${width}-${colorScheme}${marks}.png`
      const member = members[screen.who]
      try {
        const path = join(folder, file)
        const sideways = await takePicture({ browser, product, time, screen, member, look, path })
        if (sideways) console.log(`${file} scrolls sideways by ${sideways} px`)
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
await product.stop()
console.log(`${files.length} pictures in gallery/, see gallery/index.html.`)
