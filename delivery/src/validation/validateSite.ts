// Do the shell, all remotes and the API of a site fit together? Each problem says what to do.
import satisfies from 'semver/functions/satisfies.js'
import type { ShellBuild } from '../builds/shellBuild.ts'
import type { Registry, Release } from '../registry/registry.ts'
import { patternsOverlap } from '../registry/routePattern.ts'
import { apiDocument } from './apiCompatibility.ts'

type Site = { registry: Registry; shell: ShellBuild; api?: unknown }

/** @returns the problems of what would be live; none when it may be */
export const validateSite = ({ registry, shell, api }: Site): string[] => {
  const releases = releasesInUse(registry)
  const others = releasesThatMayCome(registry)
  const served = api === undefined ? undefined : apiDocument.parse(api).info.version
  return [
    ...[...releases, ...others].flatMap(reservedRoutes),
    ...releases.flatMap((release) => routesOfShell(release, shell)),
    ...pairs(releases).flatMap(([one, other]) => conflicts(one, other)),
    ...releases.flatMap((release) => missingFromShell(release, shell)),
    ...others.flatMap((release) =>
      missingFromShell(release, shell).map(
        (problem) =>
          `${problem} It is not live and may come back: npm run remote -- forget ${release.name} lets it go.`,
      ),
    ),
    ...releases.flatMap((release) => (served === undefined ? [] : wrongApi(release, served))),
  ]
}

/** Every release that some browser gets. */
const releasesInUse = ({ remotes }: Registry): Release[] =>
  remotes
    .filter(({ enabled }) => enabled)
    .flatMap((entry) => (entry.canary ? [entry, entry.canary] : [entry]))

/** Every other release that may come without a publish: by a rollback, an unpin, an enable. */
const releasesThatMayCome = ({ remotes }: Registry): Release[] =>
  remotes.flatMap((entry) =>
    [...(entry.enabled ? [] : [entry, entry.canary]), entry.previous, entry.waiting].flatMap(
      (release) => release ?? [],
    ),
  )

/** First parts of addresses that the server answers itself, now or by what is planned. */
const reserved = new Set([
  'api',
  'assets',
  'healthz',
  'kit',
  'metrics',
  'readyz',
  'remotes',
  'shells',
  '_delivery',
])

const reservedRoutes = ({ name, routes }: Release) =>
  routes
    .filter(({ path }) => reserved.has(path.split('/')[1] ?? ''))
    .map(
      ({ path }) =>
        `${name} claims ${path}, which the server answers itself: choose another route.`,
    )

/** What a release takes from the shell and does not get there. */
export const missingFromShell = (release: Release, shell: ShellBuild) => [
  ...missingExports(release, shell),
  ...wrongVersions(release, shell),
]

const routesOfShell = ({ name, routes }: Release, { paths }: ShellBuild) =>
  routes
    .filter(({ path }) => paths.some((taken) => patternsOverlap(taken, path)))
    .map(
      ({ path }) => `${name} claims ${path}, which is a screen of the shell: choose another route.`,
    )

/** Each two releases of different remotes. */
const pairs = (releases: Release[]) =>
  releases.flatMap((one, i) =>
    releases
      .slice(i + 1)
      .flatMap((other) => (one.name === other.name ? [] : [[one, other] as const])),
  )

const conflicts = (one: Release, other: Release) => [
  ...one.routes.flatMap(({ path }) =>
    other.routes
      .filter((route) => patternsOverlap(route.path, path))
      .map(
        (route) =>
          `${one.name} claims ${path} and ${other.name} claims ${route.path}: one of them has to choose another route.`,
      ),
  ),
  ...one.slots
    .filter(({ page, place }) =>
      other.slots.some((slot) => slot.page === page && slot.place === place),
    )
    .map(
      ({ page, place }) =>
        `${one.name} and ${other.name} both claim the place "${place}" on the ${page}: one of them has to choose another name for it.`,
    ),
]

const missingExports = ({ name, version, requires }: Release, { exports }: ShellBuild) =>
  Object.entries(requires?.exports ?? {}).flatMap(([entryPoint, names]) => {
    const provided = exports[entryPoint]
    if (!provided)
      return [
        `${name} ${version} imports from ${entryPoint}, which the shell does not provide: publish a shell that does, then this.`,
      ]
    const absent = names.filter((one) => !provided.includes(one))
    if (absent.length === 0) return []
    return [
      `${name} ${version} imports ${absent.join(', ')} from ${entryPoint}, which the shell does not export: publish a shell that does first, or do without.`,
    ]
  })

const packageOf = (entryPoint: string) =>
  entryPoint
    .split('/')
    .slice(0, entryPoint.startsWith('@') ? 2 : 1)
    .join('/')

const wrongVersions = ({ name, version, requires }: Release, { versions }: ShellBuild) => {
  const wrong = Object.entries(requires?.versions ?? {}).flatMap(([entryPoint, range]) => {
    const provided = versions[entryPoint]
    // An entry point that the shell does not have at all is a missing export.
    if (provided === undefined || satisfies(provided, range)) return []
    return [[packageOf(entryPoint), { range, provided }] as const]
  })
  // All entry points of a package have its version: one sentence a package.
  return [...new Map(wrong)].map(
    ([shared, { range, provided }]) =>
      `${name} ${version} wants ${shared} ${range}, and the shell provides ${provided}: publish a shell with a version that fits first, or build ${name} against ${provided}.`,
  )
}

/** A newer API of the same major still answers what an older one did; patches differ in nothing that is called. */
const wrongApi = ({ name, version, requires }: Release, served: string) => {
  const needed = requires?.api
  if (!needed || satisfies(served, `^${needed.replace(/\.\d+$/, '.0')}`)) return []
  return [
    `${name} ${version} was built against API ${needed}, and ${served} is served: bring the server up to date first, or build against ${served}.`,
  ]
}
