// A built remote, read whole: what would be published, before anything is.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import valid from 'semver/functions/valid.js'
import * as z from 'zod'
import * as mini from 'zod/mini'
import type { Release } from '../registry/registry.ts'
import {
  longestList,
  remoteManifestSchema,
  routeSchema,
  slotSchema,
} from '../registry/remoteManifest.ts'
import { ValidationError } from '../registry/validationError.ts'
import { exists, filesIn, integrityOf, readJson } from '../site/files.ts'
import { pack, type Packed } from '../site/packedFiles.ts'
import { federationManifestSchema, type FederationManifest } from './federationManifest.ts'
import { chunkSchema, screenAssets } from './screenAssets.ts'

type Prefetching = { prefetch?: string[] | undefined; asks?: string[] | undefined }

/** Releases call it `asks`, and packages that were written for an earlier version do too. */
const prefetchAsAsks = <T extends Prefetching>({ prefetch, ...rest }: T) =>
  prefetch ? { ...rest, asks: prefetch } : rest

/** A remote's `remote.json`: its manifest, and how large it may be (KB brotli). */
const remoteJson = z.object({
  ...remoteManifestSchema.shape,
  routes: z
    .array(
      z.pipe(
        mini.extend(routeSchema, { prefetch: routeSchema.shape.asks }),
        z.transform(prefetchAsAsks),
      ),
    )
    .max(longestList),
  slots: z
    .array(
      z.pipe(
        mini.extend(slotSchema, { prefetch: slotSchema.shape.asks }),
        z.transform(prefetchAsAsks),
      ),
    )
    .max(longestList),
  budget: z.object({ screen: z.number().default(60), whole: z.number().default(250) }).prefault({}),
})

/** What the bundler records of a remote's build (`dist/record.json`). */
const buildRecord = z.object({
  /** Version of the API that it was built against. */
  api: z.string().optional(),
  /** Names that it imports, by shared entry point. */
  needs: z.record(z.string(), z.array(z.string())),
  /** Packages whose code it contains. */
  packages: z.array(z.string()),
  /** Source files of other packages that it contains. */
  outside: z.array(z.string()),
  /** Chunks by name: `./App`, `./slots/Week`, `./pages/LogPage`. */
  parts: z.record(z.string(), chunkSchema).default({}),
})

export type BuildRecord = z.infer<typeof buildRecord>

export type RemoteBuild = {
  release: Release
  federation: FederationManifest
  record: BuildRecord
  budget: z.infer<typeof remoteJson>['budget']
  /** Everything that goes into the release's folder, by its name in there. */
  files: Map<string, Packed>
}

const manifestFile = 'mf-manifest.json'
/** A release's own entry in its folder, for rollbacks. */
export const releaseFile = 'release.json'
const notPublished = new Set([manifestFile, 'mf-stats.json', 'record.json'])

/**
 * Reads a remote's package folder with a finished `dist/`.
 * @throws when it is not built, or a file has another shape
 */
export const readRemoteBuild = async (dir: string): Promise<RemoteBuild> => {
  const dist = join(dir, 'dist')
  if (!(await exists(join(dist, manifestFile))))
    throw new ValidationError(`${dir} is not built yet.`)
  const { budget, ...declared } = await readJson(join(dir, 'remote.json'), remoteJson)
  const own = await readJson(
    join(dir, 'package.json'),
    z.object({
      name: z.string().max(214),
      // It becomes the name of a folder.
      version: z
        .string()
        .max(100)
        .refine((text) => valid(text) === text, 'a version is one of semver.org'),
    }),
  )
  const record = await readJson(join(dist, 'record.json'), buildRecord)
  const federation = await readJson(join(dist, manifestFile), federationManifestSchema)
  const files = await packFiles(dist)
  const versions = Object.fromEntries(
    federation.shared.flatMap(({ name, requiredVersion }) =>
      requiredVersion ? [[name, requiredVersion]] : [],
    ),
  )
  const requires = { exports: record.needs, versions, ...(record.api && { api: record.api }) }
  const manifest = remoteManifestSchema.parse(declared)
  const described = { ...manifest, package: own.name, requires }
  // The release holds what it takes from the shell. Left in the published manifest, the federation's runtime
  // would compare that list with every chunk that it loads.
  const published = { ...federation, shared: [], ...screenAssets(described, record.parts) }
  return { ...(await seal(described, own.version, published, files)), federation, record, budget }
}

const packFiles = async (dist: string) => {
  const names = (await filesIn(dist)).filter((name) => !notPublished.has(name))
  const packed = names.map(
    async (name) => [name, await pack(name, await readFile(join(dist, name)))] as const,
  )
  return new Map(await Promise.all(packed))
}

type Described = Omit<Release, 'version' | 'entry' | 'integrity'>

/** The end of a version: what a release describes of itself, and the manifest with the hash of every file. */
const contentHash = (sealed: string | Buffer, described: Described) =>
  createHash('sha256').update(sealed).update(JSON.stringify(described)).digest('hex').slice(0, 10)

/**
 * Is a release in a site's folder what was published under its version?
 * @param folder where its files lie
 */
export const isAsPublished = async (folder: string, release: Release): Promise<boolean> => {
  const { version, entry: _entry, integrity, ...described } = release
  const sealed = await readFile(join(folder, manifestFile))
  return (
    integrityOf(sealed, 'sha256') === integrity &&
    version.endsWith(`-${contentHash(sealed, described)}`)
  )
}

/**
 * Gives a build its version and address. Its manifest carries the hash of every file, the release that of
 * the manifest, and the version the hash of both.
 */
const seal = async (
  described: Described,
  version: string,
  manifest: FederationManifest,
  files: Map<string, Packed>,
) => {
  const hashes = [...files].map(([name, { plain }]) => [name, integrityOf(plain)] as const)
  const sealed = JSON.stringify({ ...manifest, integrity: Object.fromEntries(hashes) })
  const name = `${version}-${contentHash(sealed, described)}`
  const release: Release = {
    ...described,
    version: name,
    entry: `/remotes/${described.name}/${name}/${manifestFile}`,
    integrity: integrityOf(sealed, 'sha256'),
  }
  const whole = new Map(files)
    .set(manifestFile, await pack(manifestFile, sealed))
    .set(releaseFile, await pack(releaseFile, JSON.stringify(release)))
  return { release, files: whole }
}
