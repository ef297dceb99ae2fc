// Entry point `@truenorth/delivery/registry`: what a browser reads of a site.
export { canaryBucket, canaryOffset, isInCanary } from './canary.ts'
export {
  readFederationManifest,
  readRegistry,
  registryElementId,
  type InvalidEntry,
  type Registry,
  type RegistryEntry,
  type Release,
  type ScreenAssets,
} from './registry.ts'
export type { Access, NavItem, RemoteRoute, RemoteSlot } from './remoteManifest.ts'
