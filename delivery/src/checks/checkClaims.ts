import type { Registry, Release } from '../registry.ts'
import { releasesInUse } from './releasesInUse.ts'

const parts = (path: string) => path.split('/').filter(Boolean)
const isOpen = (part: string) => part.startsWith(':')

/** Is there an address that both patterns fit? */
const overlap = (one: string, other: string) => {
  const [a, b] = [parts(one), parts(other)]
  return (
    a.length === b.length &&
    a.every((part, i) => part === b[i] || isOpen(part) || isOpen(b[i] ?? ''))
  )
}

/** Every route and every place on the shell's pages belongs to one remote. */
export const checkClaims = (registry: Registry, shellPaths: string[]): string[] => {
  const releases = releasesInUse(registry)
  const own = releases.flatMap(({ name, routes }) =>
    routes
      .filter(({ path }) => shellPaths.some((taken) => overlap(taken, path)))
      .map(
        ({ path }) =>
          `${name} claims ${path}, which is a screen of the shell: choose another route.`,
      ),
  )
  return [...own, ...pairs(releases).flatMap(([one, other]) => clashes(one, other))]
}

/** Each two builds of different remotes. */
const pairs = (releases: Release[]) =>
  releases.flatMap((one, i) =>
    releases
      .slice(i + 1)
      .flatMap((other) => (one.name === other.name ? [] : [[one, other] as const])),
  )

const clashes = (one: Release, other: Release) => [
  ...one.routes.flatMap(({ path }) =>
    other.routes
      .filter((route) => overlap(route.path, path))
      .map(
        (route) =>
          `${one.name} claims ${path} and ${other.name} claims ${route.path}: one of them has to choose another route.`,
      ),
  ),
  ...one.slots
    .filter(({ page, place }) =>
      other.slots.some((slot) => slot.page === page && slot.place === place),
    )
    .map(
      ({ page, place }) =>
        `${one.name} and ${other.name} both claim the place "${place}" on the ${page}: one of them has to choose another name for it.`,
    ),
]
