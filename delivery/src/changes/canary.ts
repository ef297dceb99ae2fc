import { Refusal } from '../refusal.ts'
import type { Canary, Registry, RegistryEntry, Release } from '../registry.ts'
import { changeRemote, releaseOf, replaceRelease } from './changeRemote.ts'

/** Gives a new build to a share of browsers, in percent. */
export const startCanary = (registry: Registry, release: Release, share: number): Registry => {
  const { name, version } = release
  if (!registry.remotes.some((entry) => entry.name === name))
    throw new Refusal(`${name} is not live yet, so there is nothing to compare with: publish it.`)
  return changeRemote(registry, name, (entry) => {
    if (entry.version === version) throw new Refusal(`${name} ${version} is live already.`)
    return { ...entry, canary: { ...releaseOf(release), share: percent(share) } }
  })
}

/** Gives it to more browsers, or to fewer: who has it keeps it while the share grows. */
export const setCanaryShare = (registry: Registry, name: string, share: number): Registry =>
  changeRemote(registry, name, (entry) => ({
    ...entry,
    canary: { ...canaryOf(entry), share: percent(share) },
  }))

/** Everybody gets the live build again. */
export const endCanary = (registry: Registry, name: string): Registry =>
  changeRemote(registry, name, (entry) => withoutCanary(entry))

/** The tried build becomes the live one. */
export const promoteCanary = (registry: Registry, name: string): Registry =>
  changeRemote(registry, name, (entry) => {
    if (entry.pinned) throw new Refusal(`${name} is pinned to ${entry.version}: unpin it first.`)
    return replaceRelease(withoutCanary(entry), canaryOf(entry))
  })

const canaryOf = ({ name, canary }: RegistryEntry): Canary => {
  if (!canary) throw new Refusal(`${name} has no canary running.`)
  return canary
}

const withoutCanary = (entry: RegistryEntry): RegistryEntry => {
  canaryOf(entry)
  const { canary: _, ...rest } = entry
  return rest
}

/** @throws a refusal for what is no share of browsers */
export const percent = (share: number, said: unknown = share) => {
  if (Number.isInteger(share) && share >= 1 && share <= 100) return share
  throw new Refusal(`A canary's share is a whole number from 1 to 100, not ${String(said)}.`)
}
