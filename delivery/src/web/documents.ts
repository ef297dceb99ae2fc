// The HTML and registry of the live generation, read again when the link has moved.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readRegistry, type Registry } from '../registry.ts'
import { liveName, missing } from '../site/generation.ts'
import type { Packed } from '../site/pack.ts'
import { integrityOf } from '../site/integrity.ts'
import { siteLayout } from '../site/layout.ts'

export type Document = Packed & { etag: string }
export type LiveSite = { name: string; registry: Registry; documents: Map<string, Document> }

const readLiveSite = async (folder: string, name: string): Promise<LiveSite> => {
  const files = (await readdir(folder)).filter((file) => !/\.(br|gz)$/.test(file))
  const documents = await Promise.all(
    files.map(async (file) => {
      const [plain, br, gz] = await Promise.all(
        ['', '.br', '.gz'].map((suffix) => readFile(join(folder, file + suffix)).catch(missing)),
      )
      if (!plain) throw new Error(`${file} is gone`)
      const etag = `"${integrityOf(plain, 'sha256').slice(7, 29)}"`
      return [file, { etag, plain, ...(br && { br }), ...(gz && { gz }) }] as const
    }),
  )
  const byName = new Map<string, Document>(documents)
  const { registry } = readRegistry(JSON.parse(String(byName.get('remotes.json')?.plain)))
  return { name, registry, documents: byName }
}

/** Gives the live generation of a site; cheap when it has not moved since the last call. */
export const watchLiveSite = (site: string) => {
  const layout = siteLayout(site)
  let current: LiveSite | undefined
  return async (): Promise<LiveSite> => {
    const name = await liveName(layout)
    if (!name) throw new Error(`There is no published site in ${site}.`)
    if (current?.name !== name) current = await readLiveSite(join(site, name), name)
    return current
  }
}
