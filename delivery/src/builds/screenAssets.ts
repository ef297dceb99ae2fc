// What each screen and slot of a remote is made of, so that documents can preload it.
import * as z from 'zod'
import type { Release, ScreenAssets } from '../registry/registry.ts'

/** A chunk of a build: its files, the entry points of shared packages that it imports, and chunks that it loads later. */
export const chunkSchema = z.object({
  files: z.array(z.string()),
  doors: z.array(z.string()),
  later: z.array(z.string()),
})

type Chunks = Record<string, z.infer<typeof chunkSchema>>
/** The two keys of a published federation manifest: what is loaded first, and what slots load later. */
type AssetsByScreen = { needs: Record<string, ScreenAssets>; later: Record<string, ScreenAssets> }

const combine = (chunks: Chunks, names: string[]): ScreenAssets => {
  const found = names.flatMap((name) => chunks[name] ?? [])
  return {
    files: [...new Set(found.flatMap(({ files }) => files))],
    doors: [...new Set(found.flatMap(({ doors }) => doors))],
  }
}

/**
 * Assets by path of a route, or by what is exposed for a slot.
 * @param chunks the chunks of the build by name, such as `./App` or `./pages/LogPage`
 */
export const screenAssets = (
  { routes, slots }: Pick<Release, 'routes' | 'slots'>,
  chunks: Chunks,
): AssetsByScreen => {
  const screens = routes
    .filter(({ redirect }) => redirect === undefined)
    .map(({ path, page }) => [path, combine(chunks, ['./App', `./pages/${page}`])] as const)
  const exposed = slots.map(({ expose }) => [expose, combine(chunks, [expose])] as const)
  const later = slots
    .map(({ expose }) => [expose, combine(chunks, chunks[expose]?.later ?? [])] as const)
    .filter(([, { files }]) => files.length > 0)
  return { needs: Object.fromEntries([...screens, ...exposed]), later: Object.fromEntries(later) }
}
