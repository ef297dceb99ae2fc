// The journal's form and its pictures.
import type { Page } from 'playwright-core'

/** Opens the form for a new entry, whether or not there are entries already. */
export const openNewEntry = (page: Page) =>
  page
    .getByRole('button', { name: /new entry|first entry/i })
    .first()
    .click()

/** Opens the form for a new entry and fills it in. */
export const fillInEntry = async (page: Page, title: string, content?: string) => {
  await openNewEntry(page)
  await page.getByLabel('Title').fill(title)
  if (content !== undefined) await page.getByLabel('Content').fill(content)
}

/** Unfolds day, emotion, mood and tags in the form of an entry, which are one line on a phone. */
export const unfoldDetails = (page: Page) => page.getByRole('button', { name: /^Details:/ }).click()

/** Saves the form for a new entry. */
export const createEntry = (page: Page) =>
  page.getByRole('button', { name: 'Create Entry' }).click()

/** The link of an entry in the list. */
export const entryLink = (page: Page, title: string) =>
  page.getByRole('link', { name: title, exact: true })

/** A photograph as a camera would make it: larger than what is uploaded. */
export const createPhotograph = async (page: Page) => {
  const address = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot draw.')
    for (let stripe = 0; stripe < 600; stripe += 1) {
      context.fillStyle = `hsl(${stripe * 7} 60% 50%)`
      context.fillRect(stripe * 4, (stripe * 37) % 1800, 300, 200)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    // A data URL crosses to Node much faster than an array of bytes.
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') resolve(reader.result)
      })
      reader.readAsDataURL(blob)
    })
  })
  const buffer = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return { name: 'sea.jpg', mimeType: 'image/jpeg', buffer }
}

/** Chooses a photograph in the form that is open. */
export const attachPhotograph = async (page: Page) =>
  page.locator('input[type=file]').setInputFiles(await createPhotograph(page))
