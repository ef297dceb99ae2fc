// The HTML and registry of the live generation, read again when the link has moved.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegistry, type Registry } from '../registry.ts'
import { liveName, missing } from '../site/generation.ts'
import { pack, type Packed } from '../site/pack.ts'
import { integrityOf } from '../site/integrity.ts'
import { inlineHashes } from '../site/inlineHashes.ts'
import { siteLayout } from '../site/layout.ts'
import { readShellBuild } from '../site/shellBuild.ts'

export type Document = Packed & { etag: string }
export type LiveSite = {
  name: string
  registry: Registry
  documents: Map<string, Document>
  /** Hashes of the style elements in the document of /. */
  landingStyles: string[]
}

type Change = (html: string) => string

const readLiveSite = async (folder: string, name: string, change?: Change): Promise<LiveSite> => {
  const files = (await readdir(folder)).filter((file) => !/\.(br|gz)$/.test(file))
  const documents = await Promise.all(
    files.map(async (file) => [file, await readDocument(join(folder, file), change)] as const),
  )
  const byName = new Map<string, Document>(documents)
  const { registry } = readRegistry(JSON.parse(String(byName.get('remotes.json')?.plain)))
  const { landing } = await readShellBuild(join(folder, 'shell.json'))
  const landingStyles = landing ? inlineHashes.landing(landing) : []
  return { name, registry, documents: byName, landingStyles }
}

const readDocument = async (path: string, change?: Change): Promise<Document> => {
  const [plain, br, gz] = await Promise.all(
    ['', '.br', '.gz'].map((suffix) => readFile(path + suffix).catch(missing)),
  )
  if (!plain) throw new Error(`${path} is gone`)
  if (change && path.endsWith('.html')) return labelled(await pack(path, change(String(plain))))
  return labelled({ plain, ...(br && { br }), ...(gz && { gz }) })
}

const labelled = (packed: Packed): Document => ({
  ...packed,
  etag: `"${integrityOf(packed.plain, 'sha256').slice(7, 29)}"`,
})

/**
 * Gives the live generation of a site; cheap when it has not moved since the last call.
 * @param change what happens to every HTML document before it is served
 */
export const watchLiveSite = (site: string, change?: Change) => {
  const layout = siteLayout(site)
  let current: LiveSite | undefined
  return async (): Promise<LiveSite> => {
    const name = await liveName(layout)
    if (!name) throw new Error(`There is no published site in ${site}.`)
    if (current?.name !== name) current = await readLiveSite(join(site, name), name, change)
    return current
  }
}
