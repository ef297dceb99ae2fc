// A built remote, read whole: what would be published, before anything is.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { Refusal } from '../refusal.ts'
import { faceSchema, type Release } from '../registry.ts'
import { filesIn } from '../site/filesIn.ts'
import { integrityOf } from '../site/integrity.ts'
import { manifestSchema, type Manifest } from '../site/manifest.ts'
import { pack, type Packed } from '../site/pack.ts'
import { exists } from '../site/placeFiles.ts'
import { readJson } from '../site/readJson.ts'
import { needsOf } from './needsOf.ts'
import { buildRecord, remoteJson, type Budget, type BuildRecord } from './remoteJson.ts'

export const manifestFile = 'mf-manifest.json'
export const releaseFile = 'release.json'
const notShipped = new Set([manifestFile, 'mf-stats.json', 'record.json'])

export type RemoteBuild = {
  release: Release
  manifest: Manifest
  record: BuildRecord
  budget: Budget
  /** Everything that goes into the release's folder, by its name in there. */
  files: Map<string, Packed>
}

/**
 * Reads a remote's package folder with a finished `dist/`.
 * @throws when it is not built, or a file is not what it should be
 */
export const readBuild = async (dir: string): Promise<RemoteBuild> => {
  const dist = join(dir, 'dist')
  if (!(await exists(join(dist, manifestFile)))) throw new Refusal(`${dir} is not built yet.`)
  const { budget, ...face } = await readJson(join(dir, 'remote.json'), remoteJson)
  const { version } = await readJson(join(dir, 'package.json'), z.object({ version: z.string() }))
  const record = await readJson(join(dist, 'record.json'), buildRecord)
  const manifest = await readJson(join(dist, manifestFile), manifestSchema)
  const names = (await filesIn(dist)).filter((name) => !notShipped.has(name))
  const packed = names.map(
    async (name) => [name, await pack(name, await readFile(join(dist, name)))] as const,
  )
  const files = new Map(await Promise.all(packed))
  const versions = Object.fromEntries(
    manifest.shared.flatMap(({ name, requiredVersion }) =>
      requiredVersion ? [[name, requiredVersion]] : [],
    ),
  )
  const requires = { exports: record.needs, versions, ...(record.api && { api: record.api }) }
  const described = { ...faceSchema.parse(face), package: record.package, requires }
  // What it takes stands in the release; in the manifest a browser would go through it with every part that it loads.
  const whole = { ...manifest, shared: [], ...needsOf(described, record.parts) }
  return { ...(await seal(described, version, whole, files)), manifest, record, budget }
}

type Described = Omit<Release, 'version' | 'entry' | 'integrity'>

/** Gives a build its name and address; the manifest carries the hash of every file, the release that of the manifest. */
const seal = async (
  described: Described,
  version: string,
  manifest: Manifest,
  files: Map<string, Packed>,
) => {
  const hashes = [...files].map(([name, { plain }]) => [name, integrityOf(plain)] as const)
  const sealed = JSON.stringify({ ...manifest, integrity: Object.fromEntries(hashes) })
  const content = createHash('sha256').update(sealed).update(JSON.stringify(described))
  const name = `${version}-${content.digest('hex').slice(0, 10)}`
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
