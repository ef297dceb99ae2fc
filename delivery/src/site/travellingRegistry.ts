import type { Registry, RegistryEntry, Release } from '../registry.ts'

/** As much of the registry as the shell needs to draw; it asks for the whole when something is away. */
export const travellingRegistry = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map(travellingEntry),
})

const travellingEntry = (entry: RegistryEntry): RegistryEntry => {
  const { canary, enabled } = entry
  return {
    ...travellingRelease(entry),
    enabled,
    ...(canary && { canary: { ...travellingRelease(canary), share: canary.share } }),
  }
}

const travellingRelease = ({ name, title, plural, nav, ...rest }: Release): Release => {
  const { version, entry, integrity } = rest
  const routes = rest.routes.map(({ page: _page, asks: _asks, ...route }) => route)
  const slots = rest.slots.map(({ asks: _asks, ...slot }) => slot)
  return { name, title, ...(plural && { plural }), routes, nav, slots, version, entry, integrity }
}
