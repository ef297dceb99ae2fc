// What is wrong with a remote's build, whatever site it goes to. Each problem says what to do.
import { firstFiles } from '../builds/federationManifest.ts'
import type { RemoteBuild } from '../builds/remoteBuild.ts'
import { matchesPattern, parametersIn } from '../registry/routePattern.ts'

/** @returns the problems of a build; none when it may be published */
export const validateBuild = (build: RemoteBuild): string[] =>
  [
    missingExposes,
    navWithoutRoute,
    unknownPrefetchParameters,
    missingFiles,
    unknownParts,
    wordy,
    foreignCode,
    overBudget,
  ].flatMap((validate) => validate(build))

const missingExposes = ({ release: { name, nav, slots }, federation }: RemoteBuild) => {
  if (federation.name !== name)
    return [`${name} was built under the name ${federation.name}: build it again.`]
  const exposed = new Set(federation.exposes.map(({ path }) => path))
  const badges = nav.flatMap(({ badge }) => badge ?? [])
  return ['./App', ...slots.map(({ expose }) => expose), ...badges]
    .filter((expose) => !exposed.has(expose))
    .map(
      (expose) =>
        `${name} promises ${expose} and does not have it: add src/${expose.slice(2)}.tsx, or take it out of remote.json.`,
    )
}

const navWithoutRoute = ({ release: { name, nav, routes } }: RemoteBuild) =>
  nav
    .filter(({ path }) => !routes.some((route) => matchesPattern(route.path, path)))
    .map(
      ({ label, path }) =>
        `The nav item "${label}" of ${name} leads to ${path}, which is none of its routes: add the route to remote.json.`,
    )

const unknownPrefetchParameters = ({ release: { name, routes, slots } }: RemoteBuild) =>
  [...routes, ...slots.map(({ asks }) => ({ path: '/dashboard', asks }))].flatMap(
    ({ path, asks = [] }) =>
      asks
        .flatMap(parametersIn)
        .filter((parameter) => !parametersIn(path).includes(parameter))
        .map(
          (parameter) =>
            `${name} prefetches with ${parameter} on ${path}, which has no such parameter: correct "prefetch" in remote.json.`,
        ),
  )

const missingFiles = ({ release: { name }, federation, files }: RemoteBuild) => {
  const named = federation.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async])
  return [federation.metaData.remoteEntry.name, ...named]
    .filter((file) => !files.has(file))
    .map(
      (file) =>
        `${name} names ${file} in its manifest, but the build has no such file: build again.`,
    )
}

const unknownParts = ({ release: { name }, record, files }: RemoteBuild) =>
  Object.entries(record.parts).flatMap(([part, chunk]) =>
    chunk.files
      .filter((file) => !files.has(file))
      .map(
        (file) =>
          `${name} names ${file} for ${part} in dist/record.json, but the build has no such file: build again.`,
      ),
  )

const longestRelease = 65_536

// It stands in the registry, which every document carries.
const wordy = ({ release }: RemoteBuild) =>
  JSON.stringify(release).length > longestRelease
    ? [
        `${release.name} describes itself in more than ${longestRelease / 1024} KB: shorten remote.json, or import less.`,
      ]
    : []

const sharedUi = 'an entry point of @truenorth/shared-ui'
const sharedAuth = 'an entry point of @truenorth/shared-auth'
const ownName = 'the shell by its own name'

/** Packages that a page has once, and where a remote imports them from. */
const providedByShell = new Map([
  ['react', ownName],
  ['react-dom', ownName],
  ['@emotion/react', ownName],
  ['@tanstack/react-query', ownName],
  ['@tanstack/query-core', ownName],
  ['@chakra-ui/react', sharedUi],
  ['react-router', sharedUi],
  ['react-router-dom', sharedUi],
  ['framer-motion', sharedUi],
  ['motion-dom', sharedUi],
  ['echarts', sharedUi],
  ['zrender', sharedUi],
  ['echarts-for-react', sharedUi],
  ['react-hook-form', sharedUi],
  ['lucide-react', sharedUi],
  ['@tanstack/react-virtual', sharedUi],
  ['axios', sharedAuth],
  ['valtio', sharedAuth],
  ['idb', sharedAuth],
])

const foreignCode = ({ release: { name }, record }: RemoteBuild) => [
  ...record.packages
    .filter((one) => providedByShell.has(one))
    .map(
      (one) =>
        `${name} carries ${one} itself, which has to come from the shell: import it from ${providedByShell.get(one)}.`,
    ),
  ...record.outside.map(
    (file) =>
      `${name} carries ${file}, a file of another package: import that package by its name, or move the file here.`,
  ),
]

const overBudget = ({ release: { name }, federation, files, budget }: RemoteBuild) => {
  const kilobytes = (names: string[]) =>
    names.reduce((sum, file) => {
      const { br, plain } = files.get(file) ?? {}
      return sum + ((br ?? plain)?.length ?? 0) / 1000
    }, 0)
  const screen = kilobytes(firstFiles(federation))
  const whole = kilobytes([...files.keys()].filter((file) => file.endsWith('.js')))
  const problem = (what: string, size: number, limit: number) =>
    size > limit
      ? [
          `${name} ${what} ${size.toFixed(1)} KB, over its budget of ${limit} KB: load less at once, or raise the budget in remote.json.`,
        ]
      : []
  return [
    ...problem('needs, before its screen shows,', screen, budget.screen),
    ...problem('weighs', whole, budget.whole),
  ]
}
