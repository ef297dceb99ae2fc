// The last good shell: one document with the registry in it, kept only once all that it is made of is kept.
import { filesNamedIn, releaseFolders, sequenceOf, shellAddress, shellScript } from './addresses'
import type { Files } from './files'
import { keptMark, type PageUse } from './pageUse'
import type { Surroundings } from './surroundings'

const cacheName = 'truenorth-shell'

const isDocument = ({ ok, type, headers }: Response) =>
  ok && type === 'basic' && Boolean(headers.get('Content-Type')?.startsWith('text/html'))

// `/remotes/mood/1.0.0-abc/`
const folderOf = (path: string) => path.split('/', 4).join('/').concat('/')

/** Files of use to this document, or to the page that is open now. */
const isOfUse = (html: string, before: string, { files }: PageUse) => {
  const folders = releaseFolders(html)
  const named = new Set([...filesNamedIn(html), ...files])
  const isSameShell = shellScript(before) === shellScript(html)
  return (path: string) =>
    named.has(path) || (path.startsWith('/assets/') ? isSameShell : folders.has(folderOf(path)))
}

// Tells the page, by `performance`, that the network has not answered.
const marked = ({ body, headers }: Response) => {
  const more = new Headers(headers)
  more.set('Server-Timing', keptMark)
  return new Response(body, { headers: more })
}

/** The worker's one document. */
export const createShell = ({ caches, fetch }: Surroundings, files: Files) => {
  const open = () => caches.open(cacheName)
  const find = async () => (await open()).match(shellAddress, { ignoreVary: true })

  const renew = async (use: PageUse) => {
    const response = await fetch(shellAddress, { cache: 'no-cache' })
    if (!isDocument(response)) return
    const html = await response.clone().text()
    const before = await (await find())?.text()
    // Published a moment ago: the next page uses its files, and brings it.
    if (before !== undefined && sequenceOf(html) !== use.sequence) return
    await files.keepAll(filesNamedIn(html))
    await (await open()).put(shellAddress, response)
    if (before !== undefined && html !== before) await files.keepOnly(isOfUse(html, before, use))
  }

  return {
    /** For a navigation that the network does not answer. */
    find: async () => {
      const kept = await find().catch(() => undefined)
      return kept && marked(kept)
    },
    /** After a page has arrived: keeps what it used, and the document that goes with it. */
    keepFor: async (use: PageUse) => {
      await files.keepUsed(use.files)
      await renew(use)
    },
  }
}
