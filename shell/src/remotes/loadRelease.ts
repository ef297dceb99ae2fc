// The one place that speaks to the Module Federation runtime. With it comes what only remotes use of the shared packages.
import { init } from '@module-federation/enhanced/runtime'
import lendRuntime from '@module-federation/inject-external-runtime-core-plugin'
import type { Release } from '@truenorth/delivery/registry'
import type { ComponentType } from 'react'
import { provided } from './provided'
import { admit } from './releases'
import { remotePlugin } from './remotePlugin'

const host = init({
  name: 'shell',
  remotes: [],
  shared: provided,
  // One remote that is away must not keep the others waiting.
  shareStrategy: 'loaded-first',
  plugins: [lendRuntime(), remotePlugin()],
})

export type RemoteModule = { default: ComponentType }

const registered = new Set<string>()

/** Each release is a remote of its own, so that a previous one can step in beside one that failed. */
const register = (release: Release) => {
  const name = `${release.name}@${release.version}`
  if (registered.has(name)) return name
  host.registerRemotes([{ name, entry: admit(release), type: 'global' }])
  registered.add(name)
  return name
}

/** An exposed module of one release. */
export const loadRelease = async (release: Release, expose: string): Promise<RemoteModule> => {
  const id = `${register(release)}/${expose.replace('./', '')}`
  const module = await host.loadRemote<RemoteModule>(id)
  if (!module?.default) throw new Error(`${id} has no default export`)
  return module
}
