// What the federation runtime does not do by itself: time limits, checked manifests, manifests that came with the document.
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '@truenorth/delivery/registry'
import * as z from 'zod/mini'

const manifestTimeLimitMs = 10_000
const scriptTimeLimitMs = 20_000

const sealed = z.object({ integrity: z.record(z.string(), z.string()) })

const inlined = (entry: string) =>
  document.querySelector(`script[data-manifest="${entry}"]`)?.textContent

/** The runtime plugin of the shell (https://module-federation.io/plugin/dev/). */
export const remotePlugin = (remotes: RegistryEntry[]): ModuleFederationRuntimePlugin => {
  const integrities = new Map<string, string>()

  const remember = (manifestUrl: string, text: string) => {
    const { integrity } = sealed.parse(JSON.parse(text))
    const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1)
    for (const [file, hash] of Object.entries(integrity)) integrities.set(folder + file, hash)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  }

  return {
    name: 'truenorth-remotes',
    fetch: async (url) => {
      const remote = remotes.find(({ entry }) => new URL(entry, location.origin).href === url)
      if (!remote) throw new Error(`${url} is not in the registry`)
      const early = inlined(remote.entry)
      if (early) return remember(url, early)
      const response = await fetch(url, {
        integrity: remote.integrity,
        signal: AbortSignal.timeout(manifestTimeLimitMs),
      })
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      return remember(url, await response.text())
    },
    createScript: ({ url }) => {
      const script = document.createElement('script')
      script.src = url
      script.crossOrigin = 'anonymous'
      script.integrity = integrities.get(url) ?? ''
      return { script, timeout: scriptTimeLimitMs }
    },
  }
}
