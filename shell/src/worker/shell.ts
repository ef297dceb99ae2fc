// The kept shell: one document with the registry in it, kept only after all of its files.
import { filesNamedIn, releaseFolders, sequenceOf, shellAddress, shellScript } from './addresses'
import type { Files, WorkerEnvironment } from './files'
import { keptMark, type PageUse } from './pageUse'

const cacheName = 'truenorth-shell'

const isDocument = ({ ok, type, headers }: Response) =>
  ok && type === 'basic' && Boolean(headers.get('Content-Type')?.startsWith('text/html'))

// `/remotes/mood/1.0.0-abc/`
const folderOf = (path: string) => path.split('/', 4).join('/').concat('/')

/** Files that this document, or the page that is open now, uses. */
const isInUse = (html: string, before: string, { files }: PageUse) => {
  const folders = releaseFolders(html)
  const named = new Set([...filesNamedIn(html), ...files])
  const isSameShell = shellScript(before) === shellScript(html)
  return (path: string) =>
    named.has(path) || (path.startsWith('/assets/') ? isSameShell : folders.has(folderOf(path)))
}

/** Whether the document belongs to the publication that a page uses; sequence numbers alone begin anew with a new site. */
const isOfSamePublication = (html: string, { sequence, files }: PageUse) => {
  const folders = releaseFolders(html)
  const script = shellScript(html)
  return (
    sequenceOf(html) === sequence &&
    script !== undefined &&
    files.includes(script) &&
    files.every((path) => !path.startsWith('/remotes/') || folders.has(folderOf(path)))
  )
}

// By this header the page learns from `performance` that the network did not respond.
const marked = ({ body, headers }: Response) => {
  const more = new Headers(headers)
  more.set('Server-Timing', keptMark)
  return new Response(body, { headers: more })
}

const mostPages = 20

/** What the latest pages had fetched: says whether something is new for a page, and remembers it. */
const createPageMemory = () => {
  const pages = new Map<string, Set<string>>()
  return (page: string, path: string) => {
    const paths = pages.get(page) ?? new Set()
    const isNew = !paths.has(path)
    pages.delete(page)
    pages.set(page, paths.add(path))
    const [oldest] = pages.keys()
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest)
    return isNew
  }
}

/** The worker's cache of one document. */
export const createShell = ({ caches, fetch }: WorkerEnvironment, files: Files) => {
  const isNew = createPageMemory()
  const open = () => caches.open(cacheName)
  const find = async () => (await open()).match(shellAddress, { ignoreVary: true })

  const renew = async (use: PageUse) => {
    const before = await (await find())?.text()
    if (before !== undefined && isOfSamePublication(before, use)) {
      await files.keepAll(filesNamedIn(before))
      return
    }
    const response = await fetch(shellAddress, { cache: 'no-cache' })
    if (!isDocument(response)) return
    const html = await response.clone().text()
    // It was published after this page was loaded: it is kept when the next page has loaded.
    if (before !== undefined && sequenceOf(html) !== use.sequence) return
    await files.keepAll(filesNamedIn(html))
    await (await open()).put(shellAddress, response)
    if (before !== undefined && html !== before) await files.keepOnly(isInUse(html, before, use))
  }

  return {
    /** The kept document, for a navigation without a network. */
    find: async () => {
      const kept = await find().catch(() => undefined)
      return kept && marked(kept)
    },
    /**
     * Keeps what a page used, and the document of its publication. No page has the same thing fetched twice,
     * whether it could be had or not.
     * @param page tells one page from another
     */
    keepFor: async (use: PageUse, page: string) => {
      await files.keepUsed(use.files.filter((path) => isNew(page, path)))
      if (isNew(page, shellAddress)) await renew(use)
    },
  }
}
