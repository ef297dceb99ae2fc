// A site and a data folder of the first edition, opened unchanged and then updated to the present edition.
import { execFile } from 'node:child_process'
import { mkdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openApiDocument } from '@truenorth/api'
import { publish } from '@truenorth/delivery/publish'
import type { Page } from 'playwright-core'
import { callApi } from '../support/api.ts'
import { rawStorage, waitForDraft } from '../support/drafts.ts'
import { spec, specLimitMs } from '../support/fixtures.ts'
import { waitForOfflineCopy } from '../support/network.ts'
import { fillInReading } from '../support/readings.ts'
import { copiesFolder } from '../support/remoteBuilds.ts'
import { signIn } from '../support/users.ts'
import { waitForAsync } from '../support/waiting.ts'

const root = process.cwd()
const firstEdition = join(root, 'test/data/first-edition')
const unpacked = join(copiesFolder, 'first-edition')
const startsOn = { site: join(unpacked, 'site'), data: join(firstEdition, 'data') }
const ada = { username: 'ada', email: 'ada@example.org', password: 'first edition 1!' }
const packages = ['mf-mood', 'mf-journeys', 'mf-journal', 'mf-feedback']
const note = 'Written in the first edition, sent in this one.'

beforeAll(async () => {
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked, { recursive: true })
  await promisify(execFile)('tar', ['-xzf', join(firstEdition, 'site.tar.gz'), '-C', unpacked])
}, specLimitMs)

/** Address of the shell's first file, which differs from build to build. */
const shellScript = (page: Page) =>
  page.locator('script[src*="/assets/shell."]').getAttribute('src')

const publishThisEdition = (site: string) =>
  publish(site, {
    shell: join(root, 'shell'),
    remotes: packages.map((name) => join(root, name)),
    api: openApiDocument(),
  })

/** Makes an earlier generation of the site the live one again. */
const putBack = async (site: string, generation: string) => {
  await symlink(generation, join(site, 'live.next'))
  await rename(join(site, 'live.next'), join(site, 'live'))
}

/**
 * Waits until this edition's service worker has replaced that of the first edition, which let the browser
 * ask for documents beside it. Chromium forgets a navigation that begins in the very moment in which such a
 * worker stops.
 */
const waitForNewWorker = (page: Page) =>
  waitForAsync(
    page,
    async () => {
      const registration = await navigator.serviceWorker.ready
      const isAlone = !registration.installing && !registration.waiting
      return isAlone && !(await registration.navigationPreload.getState()).enabled
    },
    undefined,
  )

spec(
  'a site of the first edition works over its data, is updated as it runs, and what was waiting in the browser arrives once',
  async ({ page, product, checkScreen, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    await signIn(page, ada)
    await waitForOfflineCopy(page)
    const first = await shellScript(page)
    await fillInReading(page, 'Good', note)
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: 'Save Reading' }).click()
    const notice = page.getByText(/What you wrote is waiting to be saved/)
    await page.getByRole('status').filter({ has: notice }).waitFor()

    await publishThisEdition(product.site)
    await page.reload()
    await page.getByRole('status').filter({ has: notice }).waitFor()
    expect(await shellScript(page)).not.toBe(first)
    await page.unroute('**/api/**')
    await notice.waitFor({ state: 'detached' })
    const readings = await callApi<{ note: string }[]>(page, 'GET', '/mood/')
    expect(readings.filter((reading) => reading.note === note)).toHaveLength(1)
    expect(readings).toHaveLength(13)

    await waitForNewWorker(page)
    await page.goto('/journal')
    await page.getByText('With a picture').first().waitFor()
    await page.goto('/journeys')
    await page.getByText('Run a first 10 k').first().waitFor()
    await page.goto('/dashboard')
    await checkScreen('Your Truenorth Compass')
  },
  { serviceWorkers: 'allow', startsOn },
)

spec(
  'a draft of the first edition is encrypted, and outlives that edition being put back',
  async ({ page, product, allowErrors }) => {
    allowErrors(/\/api\//, /\[truenorth\]/)
    const draft = 'Typed in one edition, saved in another.'
    const findDraft = async () => {
      await page.goto('/mood/create')
      await page.waitForFunction(
        (text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
        draft,
      )
    }
    await signIn(page, ada)
    const first = await shellScript(page)
    await fillInReading(page, 'Good', draft)
    await waitForDraft(page, draft)
    expect(await rawStorage(page)).toContain(draft)

    const firstGeneration = await readlink(join(product.site, 'live'))
    await publishThisEdition(product.site)
    await findDraft()
    expect(await shellScript(page)).not.toBe(first)
    while ((await rawStorage(page)).includes(draft)) await page.waitForTimeout(100)

    await putBack(product.site, firstGeneration)
    await page.goto('/mood/create')
    await page.getByText('Please select your mood to continue').waitFor()
    expect(await shellScript(page)).toBe(first)
    await page.goto('/dashboard')

    await publishThisEdition(product.site)
    await findDraft()
  },
  { startsOn },
)
