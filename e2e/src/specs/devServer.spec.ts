import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@truenorth/api/testing'
import type { Browser } from 'playwright-core'
import { desktop, openBrowser, openContext } from '../support/browser.ts'
import { copiesFolder } from '../support/remoteBuilds.ts'
import { specLimitMs } from '../support/fixtures.ts'
import { register, signIn } from '../support/users.ts'

const example = join(process.cwd(), 'docs/example/mf-example')
// As deep in the workspace as the example itself, so that its configuration finds the common one.
const copy = join(copiesFolder, 'mf-example')
const pageSource = join(copy, 'src/pages/SunrisePage.tsx')

/** Runs `npm run dev` for a remote. Resolves with the address that it prints. */
const startDevServer = async (dir: string) => {
  const data = await mkdtemp(join(tmpdir(), 'truenorth-dev-'))
  const ports = { PORT: String(await freePort()), REMOTE_PORT: String(await freePort()) }
  const program = spawn(process.execPath, [join(process.cwd(), 'scripts/dev.mjs'), dir], {
    env: { ...process.env, ...ports, DATA_DIR: data, LOG_LEVEL: 'silent', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
    await rm(data, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: program.stdout })) {
    const url = /^Open (\S+)/.exec(line)?.[1]
    if (url) return { url: new URL(url), stop }
  }
  throw new Error('npm run dev ended before it was ready.')
}

let browser: Browser | undefined
let dev: Awaited<ReturnType<typeof startDevServer>> | undefined

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true })
  await cp(example, copy, { recursive: true })
  ;[browser, dev] = await Promise.all([openBrowser(), startDevServer(copy)])
}, specLimitMs)
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
  await rm(copy, { recursive: true, force: true })
}, specLimitMs)

test(
  'a saved file shows in the real shell with its state kept, until the developer ends the override',
  async () => {
    if (!browser || !dev) throw new Error('The development server did not start.')
    const context = await openContext(browser, { ...desktop, baseURL: dev.url.origin })
    const page = await context.newPage()
    await register(page)
    await signIn(page)
    await page.goto(`/sunrise${dev.url.search}`)
    await page.getByRole('button', { name: 'Breathe in' }).click()
    await page.getByText('Breaths taken: 1').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByText('example comes from localhost').waitFor()

    const source = await readFile(pageSource, 'utf8')
    // In one step: an empty file, seen while it is written, would be a screen without its state.
    const saved = join(copy, 'SunrisePage.saved')
    await writeFile(saved, source.replace('Breaths taken', 'Breaths, slowly'))
    await rename(saved, pageSource)
    await page.getByText('Breaths, slowly: 1').waitFor()

    await page.getByRole('button', { name: 'End', exact: true }).click()
    await page.getByText('Breaths taken: 0').waitFor()
    expect(await page.getByText('comes from localhost').count()).toBe(0)
  },
  specLimitMs,
)
