import type { Registry } from '../registry.ts'
import { changeRemote } from './changeRemote.ts'

/** Takes a remote out of the product, or back in: its routes, nav items and slots with it. */
export const setEnabled = (registry: Registry, name: string, enabled: boolean): Registry =>
  changeRemote(registry, name, (entry) =>
    entry.enabled === enabled ? entry : { ...entry, enabled },
  )
