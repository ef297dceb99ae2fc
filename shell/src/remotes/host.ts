// The Module Federation runtime, and the plugin that adds what it lacks: time limits, checked manifests and
// files, and manifests that came with the document. It loads with the first remote, together with what only
// remotes use of the shared packages.
import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import lendRuntime from '@module-federation/inject-external-runtime-core-plugin'
import type { Release } from '@truenorth/delivery/registry'
import type { Host, RemoteModule } from './federation'
import type { Releases } from './releases'
import { sharedModules } from './sharedModules'

const manifestTimeLimitMs = 8_000
const scriptTimeLimitMs = 12_000

const inlinedManifest = (entry: string) =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[data-manifest]')).find(
    ({ dataset }) => dataset['manifest'] === entry,
  )?.textContent

const fetchManifest = async (url: string, { entry, integrity }: Release) => {
  const inlined = inlinedManifest(entry)
  if (inlined) return inlined
  const signal = AbortSignal.timeout(manifestTimeLimitMs)
  const response = await fetch(url, { signal, ...(integrity && { integrity }) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** See https://module-federation.io/plugin/dev/ */
const integrityPlugin = (releases: Releases): ModuleFederationRuntimePlugin => ({
  name: 'truenorth-remotes',
  fetch: async (url) => {
    const text = await fetchManifest(url, releases.releaseAt(url))
    releases.addManifest(url, text)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  },
  createScript: ({ url }) => {
    const script = document.createElement('script')
    script.src = url
    script.crossOrigin = 'anonymous'
    script.integrity = releases.hashOf(url)
    return { script, timeout: scriptTimeLimitMs }
  },
  createLink: ({ url, attrs }) => {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
    link.href = url
    link.crossOrigin = 'anonymous'
    link.integrity = releases.hashOf(url)
    return link
  },
})

/** Starts the federation of a page. */
export const createHost = (releases: Releases): Host => {
  const host = init({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    // A remote that cannot be loaded must not keep the others waiting.
    shareStrategy: 'loaded-first',
    plugins: [lendRuntime(), integrityPlugin(releases)],
  })
  const registered = new Set<string>()

  /** Each release is a remote of its own, so that a previous one can replace one that failed. */
  const register = (release: Release) => {
    const name = `${release.name}@${release.version}`
    if (registered.has(name)) return name
    host.registerRemotes([{ name, entry: releases.admit(release), type: 'global' }])
    registered.add(name)
    return name
  }

  const openRelease = async (release: Release) => {
    const { module } = await host.remoteHandler.getRemoteModuleAndOptions({ id: register(release) })
    // The runtime has just requested the entry; this waits for the same request.
    await module.getEntry()
  }

  const loadModule = async (release: Release, expose: string): Promise<RemoteModule> => {
    const id = `${register(release)}/${expose.replace('./', '')}`
    const module = await host.loadRemote<RemoteModule>(id)
    if (!module?.default) throw new Error(`${id} has no default export`)
    return module
  }

  return { openRelease, loadModule }
}
