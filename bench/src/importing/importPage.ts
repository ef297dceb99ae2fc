// The screens of an import in a real browser, each time in a fresh profile.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import {
  deliveredSite,
  postTo,
  startEmptyApi,
  storeTokens,
  type Tokens,
} from '../common/product.ts'
import { rounded } from '../common/statistics.ts'

const password = 'Wander-Lantern-42'
const longestMs = 600_000
const sampleMs = 100

/** The memory that the processes of pages and their workers hold. */
const megabytesOfPages = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  let kilobytes = 0
  for (const { type, id } of processInfo) {
    if (type !== 'renderer') continue
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  }
  return kilobytes / 1024
}

/** The most memory that pages hold while something runs, over what they held before. */
const growthDuring = async (browser: Browser, work: () => Promise<void>) => {
  const before = await megabytesOfPages(browser)
  let most = before
  const ending = new AbortController()
  const watch = async () => {
    while (!ending.signal.aborted) {
      most = Math.max(most, await megabytesOfPages(browser))
      await new Promise((resolve) => void setTimeout(resolve, sampleMs))
    }
  }
  const watching = watch()
  await work().finally(() => ending.abort())
  await watching
  return rounded(most - before)
}

/** Serves an empty product, whose people bring in files. */
export const openImports = async (browser: Browser) => {
  const api = await startEmptyApi()
  const web = await api.serve(deliveredSite())

  const openPage = async (username: string) => {
    await postTo(web.url, '/auth/users/', { username, password })
    const tokens: Tokens = await postTo(web.url, '/token/', { username, password })
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(longestMs)
    await context.addInitScript(storeTokens, tokens)
    const page = await context.newPage()
    await page.goto(`${web.url}/import`)
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    return { context, page }
  }
  const look = async (page: Page, file: string) => {
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('heading', { name: 'What was found' }).waitFor()
  }

  return {
    /** Seconds from the choice of a file to what was found in it. */
    preview: async (username: string, file: string) => {
      const { context, page } = await openPage(username)
      const started = performance.now()
      await look(page, file)
      const seconds = (performance.now() - started) / 1000
      await context.close()
      return rounded(seconds)
    },
    /** Seconds of a diary with photos from the choice of its file to the end, and the memory that it takes. */
    bringIn: async (username: string, file: string) => {
      const { context, page } = await openPage(username)
      const started = performance.now()
      const megabytes = await growthDuring(browser, async () => {
        await look(page, file)
        await page.getByRole('radio', { name: 'Good' }).click()
        await page.getByRole('button', { name: /^Import/ }).click()
        await page.getByRole('heading', { name: /brought in$/ }).waitFor()
      })
      const result = await page.getByRole('heading', { name: /brought in$/ }).textContent()
      const seconds = rounded((performance.now() - started) / 1000)
      await context.close()
      return { seconds, megabytes, result }
    },
    close: async () => {
      await web.stop()
      await api.stop()
    },
  }
}
