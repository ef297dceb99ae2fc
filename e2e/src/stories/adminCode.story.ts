import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest, readRegistry } from '@truenorth/delivery/registry'
import { maya, register, signIn } from '../people.ts'
import { appointAdmin } from '../product/appointAdmin.ts'
import type { Product } from '../product/startProduct.ts'
import { story } from '../story.ts'

const river = { ...maya, username: 'river', email: 'river@example.org' }

/** What the inbox is made of, and nothing else. */
const inboxFiles = async ({ site }: Product) => {
  const live: unknown = JSON.parse(await readFile(join(site, 'live/remotes.json'), 'utf8'))
  const entry = readRegistry(live).registry.remotes.find(({ name }) => name === 'feedback')?.entry
  const { needs = {} } = readManifest(await readFile(join(site, entry ?? ''), 'utf8'))
  const files = needs['/admin/feedback']?.files ?? []
  const common = new Set(needs['./slots/Widget']?.files)
  return files.filter((file) => !common.has(file))
}

story(
  'what only administrators see is downloaded by nobody else, wherever they go',
  async ({ page, product, seen }) => {
    const files = await inboxFiles(product)
    expect(files.length).toBeGreaterThan(0)
    const fetched: string[] = []
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
      if (files.includes(name)) fetched.push(name)
    })
    await register(page, river)
    await appointAdmin(product.data, 'river')
    await register(page)
    await signIn(page)
    // The widget comes when the browser is idle, as does all that is fetched ahead.
    await page.getByRole('button', { name: 'Send Feedback' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.goto('/admin/feedback')
    await seen('Access Denied')
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/login')
    await signIn(page, river)
    await page.goto('/admin/feedback')
    await seen('User Feedback')
    expect(new Set(fetched)).toEqual(new Set(files))
  },
  { viewport: { width: 1280, height: 900 } },
)
