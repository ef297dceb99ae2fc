// The HTML documents of a site: one for each screen, with what that screen needs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedManifestSchema } from '../builds/federationManifest.ts'
import type { ShellBuild } from '../builds/shellBuild.ts'
import type { Registry, RegistryEntry, Release } from '../registry/registry.ts'
import { documentName } from '../registry/routePattern.ts'
import { renderHtml } from './html.ts'
import {
  canaryGroups,
  screenPreloads,
  slotPreloads,
  type CanaryGroup,
  type PreloadedRelease,
} from './preloads.ts'

/**
 * Renders all documents: for /, for the dashboard, for every route of a remote, and for all other paths.
 * @param site folder that holds the releases of the registry
 * @returns the HTML by file name
 */
export const renderDocuments = async (
  site: string,
  registry: Registry,
  shell: ShellBuild,
): Promise<Record<string, string>> => {
  const enabled = registry.remotes.filter((remote) => remote.enabled)
  const remotes = await Promise.all(enabled.map((entry) => readReleases(site, entry)))
  const inDocument = publicRegistry({ ...registry, remotes: enabled })
  return {
    'app.html': renderHtml(shell, inDocument),
    'index.html': renderHtml(shell, inDocument, { landing: shell.landing }),
    [documentName('/dashboard')]: renderDashboard(shell, inDocument, remotes.flat()),
    ...Object.fromEntries(
      remotes.flatMap((releases) => renderScreens(shell, inDocument, releases)),
    ),
  }
}

/** As much of the registry as the shell draws from. It fetches the whole when a remote does not load. */
const publicRegistry = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((entry) => {
    const { canary, enabled } = entry
    return {
      ...publicRelease(entry),
      enabled,
      ...(canary && { canary: { ...publicRelease(canary), share: canary.share } }),
    }
  }),
})

const publicRelease = ({ name, title, plural, nav, ...rest }: Release): Release => {
  const { version, entry, integrity } = rest
  const routes = rest.routes.map(({ page: _page, asks: _asks, ...route }) => route)
  const slots = rest.slots.map(({ asks: _asks, ...slot }) => slot)
  return { name, title, ...(plural && { plural }), routes, nav, slots, version, entry, integrity }
}

type Loaded = PreloadedRelease & { text: string }

const readRelease = async (
  site: string,
  release: Release,
  group?: CanaryGroup,
): Promise<Loaded> => {
  const text = await readFile(join(site, release.entry), 'utf8')
  const manifest = publishedManifestSchema.parse(JSON.parse(text))
  return { release, text, manifest, ...(group && { group }) }
}

/** The releases of a remote that browsers get: one, or two while a canary runs. */
const readReleases = async (site: string, entry: RegistryEntry) => {
  if (!entry.canary) return [await readRelease(site, entry)]
  const groups = canaryGroups(entry)
  return Promise.all([
    readRelease(site, entry, groups.out),
    readRelease(site, entry.canary, groups.in),
  ])
}

const inlined = ({ release: { entry }, text }: Loaded) => ({ entry, text })

const routesAt = (releases: Loaded[], path: string) =>
  releases.flatMap(({ release }) => release.routes.filter((route) => route.path === path))

const renderScreens = (shell: ShellBuild, registry: Registry, releases: Loaded[]) => {
  const paths = releases.flatMap(({ release: { routes } }) => routes.map(({ path }) => path))
  return [...new Set(paths)].map((path) => {
    const showing = releases.filter((one) => routesAt([one], path).length > 0)
    // Nothing of an administrator's screen is fetched before it is known who is signed in,
    // except what the shell lends to every remote.
    const isEarly = showing.every((one) =>
      routesAt([one], path).some(({ access }) => access !== 'admin'),
    )
    const preloads = screenPreloads(shell, showing, path)
    const content = {
      manifests: showing.map(inlined),
      preloads: isEarly ? preloads : preloads.filter(({ isShell }) => isShell),
      prefetch: isEarly ? screenPrefetch(showing, path) : [],
    }
    return [documentName(path), renderHtml(shell, registry, content)] as const
  })
}

const unique = (paths: string[]) => [...new Set(paths)]

/** The boot script knows no names of parameters, so each is replaced by its position in the path. */
const screenPrefetch = (releases: Loaded[], path: string) => {
  const parts = path.split('/')
  const positioned = (prefetched: string) =>
    prefetched.replaceAll(/:\w+/g, (parameter) => `:${parts.indexOf(parameter)}`)
  return unique(routesAt(releases, path).flatMap(({ asks = [] }) => asks.map(positioned)))
}

const renderDashboard = (shell: ShellBuild, registry: Registry, all: Loaded[]) => {
  const releases = all.filter(({ release: { slots } }) =>
    slots.some(({ page }) => page === 'dashboard'),
  )
  const prefetch = releases
    .flatMap(({ release: { slots } }) => slots)
    .filter(({ page, access }) => page === 'dashboard' && access !== 'admin')
    .flatMap(({ asks = [] }) => asks)
  return renderHtml(shell, registry, {
    manifests: releases.map(inlined),
    preloads: slotPreloads(shell, releases, 'dashboard'),
    prefetch: unique(prefetch),
  })
}
