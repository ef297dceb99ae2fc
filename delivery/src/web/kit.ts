// Answers npm, which reads the packages for teams outside from a site: its documents and archives. Nothing is
// written this way. https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import rcompare from 'semver/functions/rcompare.js'
import { type KitRelease, watchKitReleases } from '../site/kitFolder.ts'
import { siteLayout } from '../site/layout.ts'

export type KitOptions = {
  site: string
  /** Value of Cache-Control for archives, which never change. */
  immutable: string
  /** Did whoever asks come by https? */
  isHttps: (c: Context) => boolean
}

/** `/kit/<package>` and `/kit/<archive>.tgz` of a site. */
export const kitRoutes = ({ site, immutable, isHttps }: KitOptions) => {
  const layout = siteLayout(site)
  const readReleases = watchKitReleases(layout)
  return new Hono().get('/*', async (c) => {
    const name = decoded(c.req.path.slice('/kit/'.length))
    const releases = await readReleases()
    const archive = releases.find(({ file }) => file === name)
    if (archive) {
      c.header('Cache-Control', immutable)
      return answer(c, archive.shasum, 'application/octet-stream', () =>
        readFile(join(layout.kit, archive.file)),
      )
    }
    const versions = releases.filter(({ manifest }) => manifest.name === name)
    if (versions.length === 0) return c.json({ error: `The kit has no ${name}.` }, 404)
    // The address by which the team has come: a site may have several.
    const { host } = new URL(c.req.url)
    const document = JSON.stringify(
      packageDocument(name, versions, `${isHttps(c) ? 'https' : 'http'}://${host}/kit/`),
    )
    c.header('Cache-Control', 'no-cache')
    const hash = createHash('sha256').update(document).digest('hex')
    return answer(c, hash, 'application/json', () => Promise.resolve(Buffer.from(document)))
  })
}

/** npm encodes the slash of a scope; a proxy may have decoded it. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const packageDocument = (name: string, releases: KitRelease[], address: string) => {
  const newest = releases.toSorted((a, b) => rcompare(a.manifest.version, b.manifest.version))
  const released = newest.find(({ manifest }) => !manifest.version.includes('-')) ?? newest[0]
  return {
    name,
    'dist-tags': { latest: released?.manifest.version },
    versions: Object.fromEntries(
      newest.map(({ manifest, file, integrity, shasum }) => [
        manifest.version,
        { ...manifest, dist: { tarball: address + file, integrity, shasum } },
      ]),
    ),
  }
}

const answer = async (c: Context, hash: string, type: string, read: () => Promise<Buffer>) => {
  const etag = `"${hash}"`
  c.header('ETag', etag)
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
  c.header('Content-Type', type)
  return c.body(new Uint8Array(await read()))
}
