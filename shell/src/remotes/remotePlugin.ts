// What the federation runtime does not do by itself: time limits, checked manifests and files, manifests that came with the document.
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { hashOf, releaseAt, remember } from './releases'

const manifestTimeLimitMs = 8_000
const scriptTimeLimitMs = 12_000

const inlined = (entry: string) =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[data-manifest]')).find(
    ({ dataset }) => dataset['manifest'] === entry,
  )?.textContent

const fetchManifest = async (url: string) => {
  const { entry, integrity } = releaseAt(url)
  const early = inlined(entry)
  if (early) return early
  const signal = AbortSignal.timeout(manifestTimeLimitMs)
  const response = await fetch(url, { signal, ...(integrity && { integrity }) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** The runtime plugin of the shell (https://module-federation.io/plugin/dev/). */
export const remotePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'truenorth-remotes',
  fetch: async (url) => {
    const text = await fetchManifest(url)
    remember(url, text)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  },
  createScript: ({ url }) => {
    const script = document.createElement('script')
    script.src = url
    script.crossOrigin = 'anonymous'
    script.integrity = hashOf(url)
    return { script, timeout: scriptTimeLimitMs }
  },
  createLink: ({ url, attrs }) => {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
    link.href = url
    link.crossOrigin = 'anonymous'
    link.integrity = hashOf(url)
    return link
  },
})
