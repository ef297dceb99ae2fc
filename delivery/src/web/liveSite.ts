// The documents and the registry of the live generation, read again when another one goes live.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegistry, type Registry } from '../registry/registry.ts'
import { integrityOf, undefinedIfMissing } from '../site/files.ts'
import { listGenerations, liveGeneration, siteLayout } from '../site/layout.ts'
import { pack, type Packed } from '../site/packedFiles.ts'
import type { ServedHtml } from './overrides.ts'

/** A file of the generation; HTML has a content-security policy. */
export type Document = Packed & { etag: string; policy?: string }
export type LiveSite = { name: string; registry: Registry; documents: Map<string, Document> }

type Prepare = (html: string) => ServedHtml

const readLiveSite = async (folder: string, name: string, prepare: Prepare): Promise<LiveSite> => {
  const files = (await readdir(folder)).filter((file) => !/\.(br|gz)$/.test(file))
  const documents = await Promise.all(
    files.map(async (file) => [file, await readDocument(join(folder, file), prepare)] as const),
  )
  const byName = new Map<string, Document>(documents)
  const { registry } = readRegistry(JSON.parse(String(byName.get('remotes.json')?.plain)))
  return { name, registry, documents: byName }
}

const readDocument = async (path: string, prepare: Prepare): Promise<Document> => {
  const packed = await readPacked(path)
  if (!path.endsWith('.html')) return withEtag(packed)
  const published = String(packed.plain)
  const { html, policy } = prepare(published)
  const served = html === published ? packed : await pack(path, html)
  return { ...withEtag(served), policy }
}

const readPacked = async (path: string): Promise<Packed> => {
  const [plain, br, gz] = await Promise.all(
    ['', '.br', '.gz'].map((suffix) => readFile(path + suffix).catch(undefinedIfMissing)),
  )
  if (!plain) throw new Error(`${path} is gone`)
  return { plain, ...(br && { br }), ...(gz && { gz }) }
}

const withEtag = (packed: Packed): Document => ({
  ...packed,
  etag: `"${integrityOf(packed.plain, 'sha256').slice(7, 29)}"`,
})

// How long a generation that cannot be read is left alone.
const retryMs = 1_000

/**
 * Answers with the live generation of a site. Cheap while it is the same as at the last call. While it
 * cannot be read, that is the last good one: the one served before, else the newest that can be read.
 * @param prepare what happens to every HTML document before it is served
 * @returns `read`, which rejects when the site has nothing to serve, and `unreadable`: the generation that
 * should be live and cannot be read
 */
export const watchLiveSite = (site: string, prepare: Prepare) => {
  const layout = siteLayout(site)
  let current: LiveSite | undefined
  let unreadable: { name: string; at: number } | undefined

  const lastGood = async () => {
    if (current) return current
    for (const name of (await listGenerations(layout)).toReversed()) {
      const folder = `generations/${name}`
      const found = await readLiveSite(join(site, folder), folder, prepare).catch(() => undefined)
      if (found) return found
    }
    throw new Error(`Nothing in ${site} can be served.`)
  }

  const read = async (): Promise<LiveSite> => {
    const name = await liveGeneration(layout)
    if (!name) throw new Error(`There is no published site in ${site}.`)
    if (current?.name === name) return current
    if (current && unreadable?.name === name && Date.now() - unreadable.at < retryMs) return current
    try {
      current = await readLiveSite(join(site, name), name, prepare)
      unreadable = undefined
    } catch {
      unreadable = { name, at: Date.now() }
      current = await lastGood()
    }
    return current
  }
  return { read, unreadable: () => unreadable?.name }
}
