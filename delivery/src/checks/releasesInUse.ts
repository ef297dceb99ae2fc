import type { Registry, Release } from '../registry.ts'

/** Every build that a browser may be given now. */
export const releasesInUse = ({ remotes }: Registry): Release[] =>
  remotes
    .filter(({ enabled }) => enabled)
    .flatMap((entry) => (entry.canary ? [entry, entry.canary] : [entry]))
