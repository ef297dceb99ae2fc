// A developer's own build of a remote, served from their machine, on sites that allow it. It ends with the tab.
import type { RegistryEntry } from '@truenorth/delivery/registry'

const parameter = /^remote\.([a-z][a-z0-9-]{0,31})$/
const keyOf = (name: string) => `truenorth_remote_${name}`

/** The document says so. On other sites the content security policy admits no foreign script anyway. */
const areOverridesAllowed = () => document.querySelector('meta[name="remote-overrides"]') !== null

const isLoopback = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Takes `?remote.mood=http://localhost:3001/mf-manifest.json` out of the address and remembers it for this
 * tab. Call it before the registry is read.
 */
export const rememberOverrides = () => {
  if (!areOverridesAllowed()) return
  const address = new URL(location.href)
  for (const [key, value] of Array.from(address.searchParams)) {
    const name = parameter.exec(key)?.[1]
    if (!name) continue
    address.searchParams.delete(key)
    if (URL.canParse(value) && isLoopback(value)) sessionStorage.setItem(keyOf(name), value)
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** The address of the manifest that a developer takes this remote from, if any. */
export const overrideOf = (name: string): string | undefined => {
  if (!areOverridesAllowed()) return undefined
  const stored = sessionStorage.getItem(keyOf(name))
  return stored !== null && URL.canParse(stored) && isLoopback(stored) ? stored : undefined
}

/** The entry with the developer's build, if there is one. */
export const withOverride = (entry: RegistryEntry): RegistryEntry => {
  const address = overrideOf(entry.name)
  return address ? { ...entry, entry: address, version: 'override', integrity: '' } : entry
}

/** Goes back to the release that the site serves. */
export const endOverride = (name: string) => {
  sessionStorage.removeItem(keyOf(name))
  location.reload()
}
