// Changes what a remote's files say on their way to the browser, with matching hashes, as a bad publication would.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegistry } from '@truenorth/delivery/registry'
import type { Page } from 'playwright-core'

type Edits = {
  /** The manifest as text. */
  manifest?: (text: string) => string
  /** The script of the remote's entry. */
  entry?: (text: string) => string
}

const hashOf = (text: string, algorithm: 'sha256' | 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

/** Serves a changed remote to this page. */
export const tamper = async (page: Page, site: string, name: string, edits: Edits) => {
  const { manifest = (text: string) => text, entry } = edits
  const live: unknown = JSON.parse(await readFile(join(site, 'live/remotes.json'), 'utf8'))
  const remote = readRegistry(live).registry.remotes.find((one) => one.name === name)
  if (!remote) throw new Error(`${name} is not in the site.`)
  const published = await readFile(join(site, remote.entry), 'utf8')
  const file = /"remoteEntry":\{"name":"([^"]+)"/.exec(published)?.[1] ?? ''
  const script = await readFile(join(site, remote.entry, '..', file), 'utf8')
  const changedScript = entry ? entry(script) : script
  const hashes = [hashOf(script, 'sha384'), hashOf(changedScript, 'sha384')] as const
  const changed = manifest(published.replace(...hashes))

  await page.route(`**${remote.entry}`, (route) =>
    route.fulfill({ body: changed, contentType: 'application/json' }),
  )
  if (entry)
    await page.route(`**/remotes/${name}/*/${file}`, (route) =>
      route.fulfill({ body: changedScript, contentType: 'text/javascript; charset=utf-8' }),
    )
  await changeDocuments(page, (html) => html.replace(remote.integrity, hashOf(changed, 'sha256')))
}

/** Serves this page's documents changed. */
export const changeDocuments = (page: Page, change: (html: string) => string) =>
  page.route(
    (url) => !/^\/(api|assets|remotes)\b|\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRetries: 3 })
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
