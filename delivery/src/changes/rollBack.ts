import { Refusal } from '../refusal.ts'
import type { Registry, Release } from '../registry.ts'
import { changeRemote, replaceRelease } from './changeRemote.ts'

/** Returns to the build that was live before, or to the one given. Doing it twice ends where it began. */
export const rollBack = (registry: Registry, name: string, release?: Release): Registry =>
  changeRemote(registry, name, (entry) => {
    const target = release ?? entry.previous
    if (!target) throw new Refusal(`${name} has no earlier version to go back to.`)
    if (target.version === entry.version)
      throw new Refusal(`${name} is at ${entry.version} already.`)
    return replaceRelease(entry, target)
  })
