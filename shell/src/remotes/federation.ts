// The one place that speaks to the Module Federation runtime.
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import { remotePlugin } from './remotePlugin'
import { remotes } from './registry'

registerPlugins([remotePlugin(remotes)])
registerRemotes(
  remotes.map(({ name, entry }) => ({
    name,
    entry: new URL(entry, location.origin).href,
    type: 'global',
  })),
)

export type RemoteModule = { default: ComponentType }

const loading = new Map<string, Promise<RemoteModule>>()

const load = async (id: string): Promise<RemoteModule> => {
  const module = await loadRemote<RemoteModule>(id)
  if (!module?.default) throw new Error(`${id} has no default export`)
  return module
}

/** A remote's exposed module; the same promise until `forgetPart`. */
export const loadPart = (name: string, expose: string): Promise<RemoteModule> => {
  const id = `${name}/${expose.replace('./', '')}`
  const known = loading.get(id)
  if (known) return known
  const promise = load(id)
  loading.set(id, promise)
  return promise
}

/** Lets the next `loadPart` of this remote start afresh. */
export const forgetPart = (name: string) => {
  for (const id of loading.keys()) if (id.startsWith(`${name}/`)) loading.delete(id)
}
