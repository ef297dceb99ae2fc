import { Refusal } from '../refusal.ts'
import type { Registry, Release } from '../registry.ts'

/** @throws a refusal when a name would pass from one package to another */
export const checkName = (registry: Registry, release: Release) => {
  const holder = registry.remotes.find(({ name }) => name === release.name)?.package
  if (!holder || holder === release.package) return
  throw new Refusal(
    `The name ${release.name} belongs to ${holder}: choose another one in the remote.json of ${release.package ?? 'this package'}.`,
  )
}
