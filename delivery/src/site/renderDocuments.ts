import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry, RegistryEntry, Release } from '../registry.ts'
import { documentName } from './documentName.ts'
import type { Generation } from './generation.ts'
import { renderHtml } from './html.ts'
import { type SiteLayout } from './layout.ts'
import { sealedManifestSchema } from './manifest.ts'
import { screenPreloads, slotPreloads } from './preloads.ts'
import type { ShellBuild } from './shellBuild.ts'
import { travellingRegistry } from './travellingRegistry.ts'

/** One HTML file for /, one for the dashboard, one for every route of a remote, and one for all other paths. */
export const renderDocuments = async (
  { site }: SiteLayout,
  { registry, shell }: Generation,
): Promise<Record<string, string>> => {
  const enabled = registry.remotes.filter((remote) => remote.enabled)
  const remotes = await Promise.all(enabled.map((entry) => readRemote(site, entry)))
  const travelling = travellingRegistry({ ...registry, remotes: enabled })
  return {
    'app.html': renderHtml(shell, travelling),
    'index.html': renderHtml(shell, travelling, { landing: shell.landing }),
    [documentName('/dashboard')]: dashboard(shell, travelling, remotes),
    ...Object.fromEntries(remotes.flatMap((remote) => screens(shell, travelling, remote))),
  }
}

type Remote = Awaited<ReturnType<typeof readRemote>>

const readRemote = async (site: string, release: RegistryEntry) => {
  const text = await readFile(join(site, release.entry), 'utf8')
  return { release, text, manifest: sealedManifestSchema.parse(JSON.parse(text)) }
}

const inlined = ({ release: { entry }, text }: Remote) => ({ entry, text })

const screens = (shell: ShellBuild, registry: Registry, remote: Remote) =>
  remote.release.routes.map(({ path, access }) => {
    // What only administrators see is not fetched before it is known who is there.
    const preloads = access === 'admin' ? [] : screenPreloads(shell, remote, path)
    const manifests = [inlined(remote)]
    return [documentName(path), renderHtml(shell, registry, { manifests, preloads })] as const
  })

const onDashboard = ({ release: { slots } }: { release: Release }) =>
  slots.some(({ page }) => page === 'dashboard')

const dashboard = (shell: ShellBuild, registry: Registry, all: Remote[]) => {
  const remotes = all.filter(onDashboard)
  const preloads = slotPreloads(shell, remotes, 'dashboard')
  return renderHtml(shell, registry, { manifests: remotes.map(inlined), preloads })
}
