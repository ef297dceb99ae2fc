import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry, RegistryEntry, Release } from '../registry.ts'
import { chancesOf, type Chance } from './chance.ts'
import { documentName } from './documentName.ts'
import type { Generation } from './generation.ts'
import { renderHtml } from './html.ts'
import { type SiteLayout } from './layout.ts'
import { sealedManifestSchema } from './manifest.ts'
import { screenPreloads, slotPreloads, type Wanted } from './preloads.ts'
import type { ShellBuild } from './shellBuild.ts'
import { travellingRegistry } from './travellingRegistry.ts'

/** One HTML file for /, one for the dashboard, one for every route of a remote, and one for all other paths. */
export const renderDocuments = async (
  { site }: SiteLayout,
  { registry, shell }: Generation,
): Promise<Record<string, string>> => {
  const enabled = registry.remotes.filter((remote) => remote.enabled)
  const remotes = await Promise.all(enabled.map((entry) => buildsOf(site, entry)))
  const travelling = travellingRegistry({ ...registry, remotes: enabled })
  return {
    'app.html': renderHtml(shell, travelling),
    'index.html': renderHtml(shell, travelling, { landing: shell.landing }),
    [documentName('/dashboard')]: dashboard(shell, travelling, remotes.flat()),
    ...Object.fromEntries(remotes.flatMap((builds) => screens(shell, travelling, builds))),
  }
}

type Build = Wanted & { text: string }

const readBuild = async (site: string, release: Release, chance?: Chance): Promise<Build> => {
  const text = await readFile(join(site, release.entry), 'utf8')
  const manifest = sealedManifestSchema.parse(JSON.parse(text))
  return { release, text, manifest, ...(chance && { chance }) }
}

/** The builds of a remote that browsers are given: one, or two while one is on trial. */
const buildsOf = async (site: string, entry: RegistryEntry) => {
  if (!entry.canary) return [await readBuild(site, entry)]
  const chances = chancesOf(entry)
  return Promise.all([
    readBuild(site, entry, chances.out),
    readBuild(site, entry.canary, chances.in),
  ])
}

const inlined = ({ release: { entry }, text }: Build) => ({ entry, text })

/** What only administrators see is neither fetched nor asked for before it is known who is there; what is lent to it is everybody's. */
const isFetched = ({ release: { routes } }: Build, path: string) =>
  routes.some((route) => route.path === path && route.access !== 'admin')

const screens = (shell: ShellBuild, registry: Registry, builds: Build[]) => {
  const paths = new Set(builds.flatMap(({ release: { routes } }) => routes.map(({ path }) => path)))
  return [...paths].map((path) => {
    const showing = builds.filter(({ release }) => release.routes.some((one) => one.path === path))
    const isEarly = showing.every((build) => isFetched(build, path))
    const preloads = screenPreloads(shell, showing, path)
    const content = {
      manifests: showing.map(inlined),
      preloads: isEarly ? preloads : preloads.filter(({ isShell }) => isShell),
      asks: isEarly ? asksOf(showing, path) : [],
    }
    return [documentName(path), renderHtml(shell, registry, content)] as const
  })
}

const unique = (asks: string[]) => [...new Set(asks)]

/** What a screen asks for; a parameter of its path is named by its place there. */
const asksOf = (builds: Build[], path: string) => {
  const parts = path.split('/')
  const placed = (ask: string) =>
    ask.replaceAll(/:\w+/g, (parameter) => `:${parts.indexOf(parameter)}`)
  const routes = builds.flatMap(({ release }) => release.routes.filter((one) => one.path === path))
  return unique(routes.flatMap(({ asks = [] }) => asks.map(placed)))
}

const onDashboard = ({ release: { slots } }: { release: Release }) =>
  slots.some(({ page }) => page === 'dashboard')

const dashboard = (shell: ShellBuild, registry: Registry, all: Build[]) => {
  const remotes = all.filter(onDashboard)
  const preloads = slotPreloads(shell, remotes, 'dashboard')
  const slots = remotes.flatMap(({ release }) => release.slots)
  const asks = unique(
    slots
      .filter(({ page, access }) => page === 'dashboard' && access !== 'admin')
      .flatMap((slot) => slot.asks ?? []),
  )
  return renderHtml(shell, registry, { manifests: remotes.map(inlined), preloads, asks })
}
