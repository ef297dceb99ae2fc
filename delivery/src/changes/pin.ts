import type { Registry, Release } from '../registry.ts'
import { changeRemote, replaceRelease } from './changeRemote.ts'

/** Holds a remote at its present build, or at the one given, whatever is published. */
export const pin = (registry: Registry, name: string, release?: Release): Registry =>
  changeRemote(registry, name, (entry) => ({
    ...(release ? replaceRelease(entry, release) : entry),
    pinned: true,
  }))

/** Lets a remote move again: to what was published meanwhile, if anything was. */
export const unpin = (registry: Registry, name: string): Registry =>
  changeRemote(registry, name, (entry) => {
    const { pinned, waiting, ...free } = entry
    if (!pinned) return entry
    return waiting ? replaceRelease(free, waiting) : free
  })
