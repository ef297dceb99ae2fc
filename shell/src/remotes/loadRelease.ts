// The one place that speaks to the Module Federation runtime.
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Release } from '@truenorth/delivery/registry'
import type { ComponentType } from 'react'
import { admit } from './releases'
import { remotePlugin } from './remotePlugin'

registerPlugins([remotePlugin()])

export type RemoteModule = { default: ComponentType }

const registered = new Set<string>()

/** Each release is a remote of its own, so that a previous one can step in beside one that failed. */
const register = (release: Release) => {
  const name = `${release.name}@${release.version}`
  if (registered.has(name)) return name
  registerRemotes([{ name, entry: admit(release), type: 'global' }])
  registered.add(name)
  return name
}

/** An exposed module of one release. */
export const loadRelease = async (release: Release, expose: string): Promise<RemoteModule> => {
  const id = `${register(release)}/${expose.replace('./', '')}`
  const module = await loadRemote<RemoteModule>(id)
  if (!module?.default) throw new Error(`${id} has no default export`)
  return module
}
