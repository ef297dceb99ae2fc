// Puts the packages that teams outside install into a site.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import rcompare from 'semver/functions/rcompare.js'
import { assertNoProblems, ValidationError } from '../registry/validationError.ts'
import { integrityOf } from '../site/files.ts'
import { type KitRelease, listKitReleases, recordOf } from '../site/kitFolder.ts'
import { prepareSite, siteLayout } from '../site/layout.ts'
import { withLock } from '../site/lock.ts'
import { placeFile } from '../site/packedFiles.ts'
import { readLive } from './generation.ts'

/** A package as `npm pack` made it: its `package.json`, and the path of its archive. */
export type KitArchive = { manifest: KitRelease['manifest']; path: string }

const unpack = promisify(gunzip)

/**
 * What packages for a site have to go with: the names that its shell exports, by entry point, and the script of
 * that shell, whose name holds its hash.
 * @throws a ValidationError when no shell is live
 */
export const liveShell = async (
  site: string,
): Promise<{ exports: Record<string, string[]>; script: string }> => {
  const { shell, registry } = await readLive(siteLayout(site))
  if (!shell || !registry.shell)
    throw new ValidationError('This site has no shell yet: npm run build publishes one.')
  return { exports: shell.exports, script: registry.shell }
}

/** A version of a package in a site, and the path of its archive. */
export type KnownVersion = { name: string; version: string; path: string }

/** The newest version of each package that a site has. */
export const newestVersions = async (site: string): Promise<KnownVersion[]> => {
  const layout = siteLayout(site)
  const releases = (await listKitReleases(layout)).toSorted((a, b) =>
    rcompare(a.manifest.version, b.manifest.version),
  )
  const newest = new Map<string, KnownVersion>()
  for (const { manifest, file } of releases) {
    const { name, version } = manifest
    if (!newest.has(name)) newest.set(name, { name, version, path: join(layout.kit, file) })
  }
  return [...newest.values()]
}

/**
 * Adds versions of packages to a site. A version that is there stays as it is: lock files of teams hold the
 * hash of its archive.
 * @returns the versions that were added, such as `@truenorth/shared-ui 1.1.0`
 * @throws a ValidationError when a version is there with other contents; nothing is added then
 */
export const placeKit = async (site: string, archives: KitArchive[]): Promise<string[]> => {
  const layout = siteLayout(site)
  await prepareSite(layout)
  return withLock(layout.lock, async () => {
    const known = await listKitReleases(layout)
    const given = await Promise.all(
      archives.map(async ({ manifest, path }) => {
        const bytes = await readFile(path)
        const there = known.find(
          (one) => one.manifest.name === manifest.name && one.manifest.version === manifest.version,
        )
        const isSame = there && (await isSameArchive(bytes, join(layout.kit, there.file)))
        return { manifest, file: basename(path), bytes, there, isSame }
      }),
    )
    assertNoProblems(
      given
        .filter(({ there, isSame }) => there && !isSame)
        .map(
          ({ manifest: { name, version } }) =>
            `${name} ${version} is in the site with other contents: raise the version in ${name.split('/').at(-1)}/package.json.`,
        ),
    )
    const added = given.filter(({ there }) => !there)
    for (const { manifest, file, bytes } of added) {
      const record: KitRelease = {
        manifest,
        file,
        integrity: integrityOf(bytes, 'sha512'),
        shasum: createHash('sha1').update(bytes).digest('hex'),
      }
      await placeFile(join(layout.kit, file), { plain: bytes })
      await placeFile(recordOf(layout, file), { plain: Buffer.from(JSON.stringify(record)) })
    }
    return added.map(({ manifest: { name, version } }) => `${name} ${version}`)
  })
}

/** Another version of Node may compress the same contents to other bytes. */
const isSameArchive = async (bytes: Buffer, path: string) => {
  const [one, other] = await Promise.all([
    unpack(bytes),
    readFile(path).then((file) => unpack(file)),
  ])
  return one.equals(other)
}
