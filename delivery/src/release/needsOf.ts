import type { Need, Release } from '../registry.ts'
import type { BuildRecord } from './remoteJson.ts'

type Parts = BuildRecord['parts']
type Needs = { needs: Record<string, Need>; later: Record<string, Need> }

/** Several parts taken together. */
const together = (parts: Parts, names: string[]): Need => {
  const found = names.flatMap((name) => parts[name] ?? [])
  return {
    files: [...new Set(found.flatMap(({ files }) => files))],
    doors: [...new Set(found.flatMap(({ doors }) => doors))],
  }
}

/** What each screen and slot is made of, and what slots load once they are there (a chart, say). */
export const needsOf = (
  { routes, slots }: Pick<Release, 'routes' | 'slots'>,
  parts: Parts,
): Needs => {
  const screens = routes
    .filter(({ redirect }) => redirect === undefined)
    .map(({ path, page }) => [path, together(parts, ['./App', `./pages/${page}`])] as const)
  const pieces = slots.map(({ expose }) => [expose, together(parts, [expose])] as const)
  const later = slots
    .map(({ expose }) => [expose, together(parts, parts[expose]?.later ?? [])] as const)
    .filter(([, { files }]) => files.length > 0)
  return { needs: Object.fromEntries([...screens, ...pieces]), later: Object.fromEntries(later) }
}
