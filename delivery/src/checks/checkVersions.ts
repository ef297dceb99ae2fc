import type { Registry, Release } from '../registry.ts'
import type { ShellBuild } from '../site/shellBuild.ts'
import { fitsCaret } from './caretRange.ts'
import { releasesInUse } from './releasesInUse.ts'

/** The shell provides every shared package in a version that each remote takes. */
export const checkVersions = (registry: Registry, shell: ShellBuild): string[] =>
  releasesInUse(registry).flatMap((release) => unfit(release, shell))

const packageOf = (door: string) =>
  door
    .split('/')
    .slice(0, door.startsWith('@') ? 2 : 1)
    .join('/')

const unfit = ({ name, version, requires }: Release, { versions }: ShellBuild) => {
  const wrong = Object.entries(requires?.versions ?? {}).flatMap(([door, range]) => {
    const provided = versions[door]
    // A door that is not there at all is told with the names that are missing.
    if (provided === undefined || fitsCaret(provided, range)) return []
    return [[packageOf(door), range, provided] as const]
  })
  // Every door of a package has its version: one sentence a package.
  return [...new Map(wrong.map((one) => [one[0], one])).values()].map(
    ([shared, range, provided]) =>
      `${name} ${version} wants ${shared} ${range}, and the shell provides ${provided}: publish a shell with a version that fits first, or build ${name} against ${provided}.`,
  )
}
