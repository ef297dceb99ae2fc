// Sealed pages: what a person seals leaves the browser encrypted, and is read wherever it is unlocked.
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { addAuthenticator } from '../support/authenticator.ts'
import { desktop, phone } from '../support/browser.ts'
import { spec } from '../support/fixtures.ts'
import { attachPhotograph, createEntry, entryLink, fillInEntry } from '../support/journal.ts'
import { maya, register, signIn } from '../support/users.ts'
import { expectMessage } from '../support/waiting.ts'

const passphrase = 'four quiet herons'
const title = 'Quagmire'
const words = 'Under the pear tree I told the truth.'
const alt = 'Stripes like a deckchair'
const secret = /Quagmire|pear tree|deckchair|Honeycomb|marzipan/

/** Everything that the browser sends, as text. */
const recordRequests = (context: BrowserContext) => {
  const sent: string[] = []
  context.on('request', (request) => {
    const headers = Object.entries(request.headers()).flat()
    const texts = [request.url(), ...headers, request.postDataBuffer()?.toString('latin1') ?? '']
    sent.push(...texts.map((text) => decodeURIComponent(text.replaceAll('%', '%25'))))
  })
  return sent
}

/** The bytes of every file in a folder. */
const bytesIn = async (folder: string) => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((one) => one.isFile())
  return Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  )
}

/** Makes a backup of the running product's data beside them. */
const backUp = (data: string) =>
  promisify(execFile)(process.execPath, ['api/dist/bin/backup.js', join(data, 'backup')], {
    env: { ...process.env, DATA_DIR: data },
  })

const setUp = async (page: Page) => {
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Sealed pages' })
  await card.getByRole('button', { name: 'Set up…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up sealed pages' })
  await dialog.getByLabel('Your password').fill(maya.password)
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await dialog.getByLabel('Confirm the passphrase').fill(passphrase)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'I have kept it' }).press('Enter')
  await card.getByText(/^Unlocked on this device/).waitFor()
}

const bar = (page: Page) => page.getByRole('region', { name: 'Sealed pages' })

const unlock = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Unlock' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Unlock sealed pages' })
  await dialog.getByLabel('Passphrase').fill(passphrase)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

const closeReader = async (page: Page, entry: string) => {
  const reader = page.getByRole('dialog', { name: entry })
  await reader.getByRole('button', { name: 'Close' }).press('Enter')
  await reader.waitFor({ state: 'detached' })
}

spec(
  'a page is sealed on a phone and read at a desk after unlocking, by the keyboard, and nothing of its words leaves the browser',
  async ({ page, context, product, newTab, checkScreen, allowErrors, goOffline, goOnline }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/)
    const sent = recordRequests(context)
    await register(page)
    await signIn(page)
    await setUp(page)

    await page.goto('/journal')
    await fillInEntry(page, title, words)
    const seal = page.getByRole('checkbox', { name: 'Seal this page' })
    await seal.press('Space')
    await attachPhotograph(page)
    await page.getByLabel('Describe picture 1').fill(alt)
    await checkScreen('Create New Entry')
    await createEntry(page)
    await entryLink(page, title).waitFor()
    await page.getByRole('article').getByRole('img', { name: alt }).waitFor()
    await checkScreen('Journal')

    // What is locked in one tab is hidden in all.
    const other = await newTab()
    await other.goto('/journal')
    await entryLink(other, title).waitFor()
    await bar(other).getByRole('button', { name: 'Lock' }).press('Enter')
    await entryLink(page, 'Sealed page').waitFor()
    expect(await page.getByRole('img', { name: alt }).count()).toBe(0)
    await other.close()
    await checkScreen('Journal')

    await page.setViewportSize(desktop.viewport)
    await page.reload()
    await entryLink(page, 'Sealed page').press('Enter')
    const reader = page.getByRole('dialog', { name: 'Sealed page' })
    await reader.getByText(/^This page is sealed/).waitFor()
    await reader.getByRole('button', { name: 'Unlock' }).press('Enter')
    await page.getByLabel('Passphrase').fill(passphrase)
    await checkScreen('Unlock sealed pages')
    await page.keyboard.press('Enter')
    const opened = page.getByRole('dialog', { name: title })
    await opened.getByText(words).waitFor()
    await opened.getByRole('img', { name: alt }).waitFor()
    await checkScreen(title)

    await opened.getByRole('button', { name: 'Edit' }).press('Enter')
    await page.getByLabel('Title').fill('Honeycomb')
    await page.getByLabel('Title').press('Enter')
    await closeReader(page, 'Honeycomb')
    await page.getByLabel('Search entries').fill('pear')
    await entryLink(page, 'Honeycomb').waitFor()
    await page.getByLabel('Search entries').fill('')

    // What waits for a network is encrypted already.
    await goOffline()
    await fillInEntry(page, 'Offline', 'All of it marzipan.')
    await seal.press('Space')
    await createEntry(page)
    await page.getByText(/It is kept on this device/).waitFor()
    await page.getByRole('button', { name: 'Close' }).press('Enter')
    await goOnline()
    await entryLink(page, 'Offline').waitFor()
    expect(sent.filter((text) => secret.test(text))).toEqual([])
    await backUp(product.data)
    const files = await bytesIn(product.data)
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((bytes) => secret.test(bytes))).toEqual([])

    // A page that is opened for good is plain again, with its picture.
    await entryLink(page, 'Honeycomb').press('Enter')
    await page.getByRole('button', { name: 'Edit' }).press('Enter')
    await seal.press('Space')
    await page.getByRole('button', { name: 'Open it for good' }).press('Enter')
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await closeReader(page, 'Honeycomb')
    await bar(page).getByRole('button', { name: 'Lock' }).press('Enter')
    await entryLink(page, 'Honeycomb').press('Enter')
    await page.getByRole('dialog', { name: 'Honeycomb' }).getByRole('img', { name: alt }).waitFor()
    await closeReader(page, 'Honeycomb')
    await unlock(page)
    await entryLink(page, 'Offline').waitFor()
  },
  phone,
)

spec(
  'a passkey opens sealed pages, and nothing else of its device is needed',
  async ({ page, context, checkScreen }) => {
    await addAuthenticator(context, page, { hasPrf: true })
    await register(page)
    await signIn(page)
    await setUp(page)
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByRole('button', { name: 'Add a passkey…' }).press('Enter')
    const adding = page.getByRole('dialog', { name: 'Add a passkey' })
    await adding.getByLabel('Name', { exact: true }).fill('Ring')
    await adding.getByLabel('Your password').fill(maya.password)
    await expectMessage(page.getByText('Passkey added'), () => page.keyboard.press('Enter'))

    const card = page.getByRole('region', { name: 'Sealed pages' })
    await card.getByRole('button', { name: 'Add a passkey…' }).press('Enter')
    const way = page.getByRole('dialog', { name: 'Open sealed pages with a passkey' })
    await way.getByLabel('Your password').fill(maya.password)
    await way.getByLabel('Passphrase').fill(passphrase)
    await checkScreen('Open sealed pages with a passkey')
    await expectMessage(page.getByText('This passkey opens your sealed pages now'), () =>
      page.keyboard.press('Enter'),
    )
    await card.getByRole('button', { name: 'Lock now' }).press('Enter')
    await card.getByRole('button', { name: 'Unlock…' }).press('Enter')
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
    await card.getByText(/^Unlocked on this device/).waitFor()
  },
  { ...desktop, knowsAddress: true },
)
