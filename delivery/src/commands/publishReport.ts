// What `npm run publish-remote` prints.
import type { PublishPlan } from '../publishing/publish.ts'
import type { Registry, Release } from '../registry/registry.ts'

const named = (registry: Registry, name: string) =>
  registry.remotes.find((remote) => remote.name === name)

/** Says who gets a release that has been entered into the registry, and how to change that. */
export const outcomeOf = (registry: Registry, { name, version }: Release): string => {
  const entry = named(registry, name)
  if (!entry) throw new Error(`${name} is not in the registry.`)
  if (entry.canary?.version === version)
    return `${entry.canary.share} % of browsers get ${version}.`
  if (entry.waiting?.version === version)
    return `${name} is pinned to ${entry.version}: ${version} waits. To let it go live: npm run remote -- unpin ${name}`
  const hidden = entry.enabled ? '' : ` ${name} is disabled: npm run remote -- enable ${name}`
  const back = entry.previous ? ` To take it back: npm run remote -- rollback ${name}` : ''
  return `${name} is at ${version}.${hidden}${back}`
}

/** Describes what publishing would do, of the one remote that was planned. */
export const describePlan = ({ builds, live, next }: PublishPlan): string => {
  const [build] = builds
  if (!build) throw new Error('Nothing was planned.')
  const { release, files } = build
  const present = named(live.registry, release.name)
  const bytes = [...files.values()].reduce((sum, { br, plain }) => sum + (br ?? plain).length, 0)
  const list = (items: string[]) => items.join(', ') || 'none'
  return [
    `  remote    ${release.name}, package ${release.package}`,
    `  version   ${release.version}${present ? `, now ${present.version}` : ', new here'}`,
    `  folder    remotes/${release.name}/${release.version}/, ${files.size} files, ${(bytes / 1000).toFixed(1)} KB brotli`,
    `  routes    ${list(release.routes.map(({ path }) => path))}`,
    `  slots     ${list(release.slots.map(({ page, place }) => `${place} on the ${page}`))}`,
    `  then      ${outcomeOf(next.registry, release)}`,
  ].join('\n')
}
