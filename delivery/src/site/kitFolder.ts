// The packages that teams outside install, in a site: one archive per version, and what npm is told of it.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readJson, undefinedIfMissing } from './files.ts'
import type { SiteLayout } from './layout.ts'

const kitRelease = z.object({
  /** The package's `package.json`. */
  manifest: z.looseObject({ name: z.string(), version: z.string() }),
  /** The archive in the same folder. */
  file: z.string(),
  /** SHA-512 of the archive, as in a lock file, and its SHA-1 in hexadecimal. */
  integrity: z.string(),
  shasum: z.string(),
})

/** One version of a package. */
export type KitRelease = z.infer<typeof kitRelease>

/** Where the record of an archive lies. It is written last: an archive without one is not there yet. */
export const recordOf = ({ kit }: SiteLayout, archive: string) =>
  join(kit, archive.replace(/\.tgz$/, '.json'))

/**
 * All versions of all packages that a site offers, by file name.
 * @throws a ValidationError that names a record that cannot be read
 */
export const listKitReleases = async (layout: SiteLayout): Promise<KitRelease[]> => {
  const records = (await filesOf(layout)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(records.map((file) => readJson(join(layout.kit, file), kitRelease)))
}

const filesOf = async ({ kit }: SiteLayout) => (await readdir(kit).catch(undefinedIfMissing)) ?? []

/** `listKitReleases` for a server: reads the records again when what lies in the folder has changed. */
export const watchKitReleases = (layout: SiteLayout) => {
  let known: { state: string; releases: KitRelease[] } | undefined
  return async () => {
    // The time alone is too coarse for two changes at once, the names alone for a version that was removed and added anew.
    const folder = await stat(layout.kit).catch(undefinedIfMissing)
    const state = [folder?.mtimeMs, ...(await filesOf(layout))].join('\n')
    if (known?.state !== state) known = { state, releases: await listKitReleases(layout) }
    return known.releases
  }
}
