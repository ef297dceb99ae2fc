import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../browser/openBrowser.ts'
import { register, signIn } from '../people.ts'
import { startDev } from '../product/startDev.ts'

const example = join(process.cwd(), 'docs/example/mf-example')
// As deep as the example itself, so that its configuration finds the common one.
const copy = join(process.cwd(), '.build/story/mf-example')
const page = join(copy, 'src/pages/SunrisePage.tsx')

let browser: Browser
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true })
  await cp(example, copy, { recursive: true })
  ;[browser, dev] = await Promise.all([openBrowser(), startDev(copy)])
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
  await rm(copy, { recursive: true, force: true })
})

test('what a developer saves shows at once in the real shell, with its state kept, until they end it', async () => {
  const tab = await browser.newPage({ baseURL: dev.url.origin })
  await register(tab)
  await signIn(tab)
  await tab.goto(`/sunrise${dev.url.search}`)
  await tab.getByRole('button', { name: 'Breathe in' }).click()
  await tab.getByText('Breaths taken: 1').waitFor()
  expect(new URL(tab.url()).search).toBe('')
  await tab.getByText('example comes from localhost').waitFor()

  const source = await readFile(page, 'utf8')
  await writeFile(page, source.replace('Breaths taken', 'Breaths, slowly'))
  await tab.getByText('Breaths, slowly: 1').waitFor()

  await tab.getByRole('button', { name: 'End', exact: true }).click()
  await tab.getByText('Breaths taken: 0').waitFor()
  expect(await tab.getByText('comes from localhost').count()).toBe(0)
}, 120_000)
