// The packages that teams outside install, in a site: one archive per version, and what npm is told of it.
import { readdir } from 'node:fs/promises'
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
export const listKitReleases = async ({ kit }: SiteLayout): Promise<KitRelease[]> => {
  const files = (await readdir(kit).catch(undefinedIfMissing)) ?? []
  const records = files.filter((file) => file.endsWith('.json')).sort()
  return Promise.all(records.map((file) => readJson(join(kit, file), kitRelease)))
}
