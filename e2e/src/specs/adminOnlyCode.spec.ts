import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFederationManifest, readRegistry } from '@truenorth/delivery/registry'
import { desktop } from '../support/browser.ts'
import { makeAdmin, type Product } from '../support/product.ts'
import { spec } from '../support/fixtures.ts'
import { register, river, signIn, signOut } from '../support/users.ts'

/** The files of the inbox that nothing else needs. */
const inboxFiles = async ({ site }: Product) => {
  const live: unknown = JSON.parse(await readFile(join(site, 'live/remotes.json'), 'utf8'))
  const entry = readRegistry(live).registry.remotes.find(({ name }) => name === 'feedback')?.entry
  const { needs = {} } = readFederationManifest(await readFile(join(site, entry ?? ''), 'utf8'))
  const files = needs['/admin/feedback']?.files ?? []
  const common = new Set(needs['./slots/Widget']?.files)
  return files.filter((file) => !common.has(file))
}

spec(
  'the code of administrators’ screens is downloaded by administrators only',
  async ({ page, product, checkScreen }) => {
    const files = await inboxFiles(product)
    expect(files.length).toBeGreaterThan(0)
    const fetched: string[] = []
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
      if (files.includes(name)) fetched.push(name)
    })
    await register(page, river)
    await makeAdmin(product, 'river')
    await register(page)
    await signIn(page)
    // The widget loads when the browser is idle, as does everything that is prefetched.
    await page.getByRole('button', { name: 'Send Feedback' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.goto('/admin/feedback')
    await checkScreen('Access Denied')
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])

    await signOut(page)
    await signIn(page, river)
    await page.goto('/admin/feedback')
    await checkScreen('User Feedback')
    expect(new Set(fetched)).toEqual(new Set(files))
  },
  desktop,
)
