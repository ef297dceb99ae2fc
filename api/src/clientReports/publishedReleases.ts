// Which releases of remotes there are, read from the registry of the site.
import * as z from 'zod/mini'

const keptMs = 15_000
const longestWaitMs = 2000

const release = z.object({ version: z.string() })
const registrySchema = z.object({
  remotes: z.array(
    z.extend(release, {
      name: z.string(),
      previous: z.optional(release),
      canary: z.optional(release),
      waiting: z.optional(release),
    }),
  ),
})

/** What names one release of a remote. */
export const releaseKey = ({ name, version }: { name: string; version: string }) =>
  `${name} ${version}`

/** The keys of the releases that the registry names; undefined when it cannot be read. */
export type PublishedReleases = () => Promise<ReadonlySet<string> | undefined>

const releasesIn = (registry: unknown) =>
  new Set(
    registrySchema
      .parse(registry)
      .remotes.flatMap(({ name, version, previous, canary, waiting }) =>
        [{ version }, previous, canary, waiting].flatMap((one) =>
          one ? [releaseKey({ name, version: one.version })] : [],
        ),
      ),
  )

/** The releases of the site at `publicUrl`; its registry is read again when it is a quarter of a minute old. */
export const publishedReleases = (
  publicUrl: string,
  clock: () => Date,
  fetchRegistry: (url: string, init: RequestInit) => Promise<Response> = fetch,
): PublishedReleases => {
  let latest: { releases: ReturnType<PublishedReleases>; readAt: number } | undefined

  const read = async () => {
    const signal = AbortSignal.timeout(longestWaitMs)
    const response = await fetchRegistry(`${publicUrl}/remotes.json`, { signal })
    return releasesIn(await response.json())
  }

  return () => {
    const now = clock().getTime()
    if (!latest || now - latest.readAt > keptMs) {
      // A site that is away, or that answers something else: then all reports count.
      latest = { releases: read().catch(() => undefined), readAt: now }
    }
    return latest.releases
  }
}
