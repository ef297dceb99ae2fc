import type { Registry, Release } from '../registry.ts'
import type { ShellBuild } from '../site/shellBuild.ts'
import { releasesInUse } from './releasesInUse.ts'

/** Every name that a remote imports from a shared door is exported by the shell. */
export const checkNeeds = (registry: Registry, shell: ShellBuild): string[] =>
  releasesInUse(registry).flatMap((release) => missing(release, shell))

const missing = ({ name, version, requires }: Release, { exports }: ShellBuild) =>
  Object.entries(requires?.exports ?? {}).flatMap(([door, names]) => {
    const provided = exports[door]
    if (!provided)
      return [
        `${name} ${version} imports from ${door}, which the shell does not provide: publish a shell that does, then this.`,
      ]
    const absent = names.filter((one) => !provided.includes(one))
    if (absent.length === 0) return []
    return [
      `${name} ${version} imports ${absent.join(', ')} from ${door}, which the shell does not export: publish a shell that does first, or do without.`,
    ]
  })
