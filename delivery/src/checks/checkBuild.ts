import type { RemoteBuild } from '../release/readBuild.ts'
import { firstFiles } from '../site/manifest.ts'
import { matchesRoute } from '../web/matchesRoute.ts'
import { fromTheShell } from './fromTheShell.ts'

/** What is wrong with a build by itself, whatever site it goes to; each sentence says what to do. */
export const checkBuild = (build: RemoteBuild): string[] =>
  [
    exposesItsFace,
    leadsToItself,
    asksWithItsParameters,
    isHashed,
    carriesNothingForeign,
    staysInBudget,
  ].flatMap((check) => check(build))

const exposesItsFace = ({ release: { name, nav, slots }, manifest }: RemoteBuild) => {
  if (manifest.name !== name)
    return [`${name} was built under the name ${manifest.name}: build it again.`]
  const exposed = new Set(manifest.exposes.map(({ path }) => path))
  const badges = nav.flatMap(({ badge }) => badge ?? [])
  return ['./App', ...slots.map(({ expose }) => expose), ...badges]
    .filter((expose) => !exposed.has(expose))
    .map(
      (expose) =>
        `${name} promises ${expose} and does not have it: add src/${expose.slice(2)}.tsx, or take it out of remote.json.`,
    )
}

const leadsToItself = ({ release: { name, nav, routes } }: RemoteBuild) =>
  nav
    .filter(({ path }) => !routes.some((route) => matchesRoute(route.path, path)))
    .map(
      ({ label, path }) =>
        `The nav item "${label}" of ${name} leads to ${path}, which is none of its routes: add the route to remote.json.`,
    )

const parametersIn = (path: string): string[] => path.match(/:\w+/g) ?? []

const asksWithItsParameters = ({ release: { name, routes, slots } }: RemoteBuild) =>
  [...routes, ...slots.map(({ asks }) => ({ path: '/dashboard', asks }))].flatMap(
    ({ path, asks = [] }) =>
      asks
        .flatMap(parametersIn)
        .filter((parameter) => !parametersIn(path).includes(parameter))
        .map(
          (parameter) =>
            `${name} asks with ${parameter} on ${path}, which has no such parameter: correct "asks" in remote.json.`,
        ),
  )

const isHashed = ({ release: { name }, manifest, files }: RemoteBuild) => {
  const named = manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async])
  return [manifest.metaData.remoteEntry.name, ...named]
    .filter((file) => !files.has(file))
    .map(
      (file) =>
        `${name} names ${file} in its manifest, but the build has no such file: build again.`,
    )
}

const carriesNothingForeign = ({ release: { name }, record }: RemoteBuild) => [
  ...record.packages
    .filter((one) => fromTheShell.has(one))
    .map(
      (one) =>
        `${name} carries ${one} itself, which has to come from the shell: import it from a door of ${fromTheShell.get(one)}.`,
    ),
  ...record.outside.map(
    (file) =>
      `${name} carries ${file}, a file of another package: import that package by its name, or move the file here.`,
  ),
]

const staysInBudget = ({ release: { name }, manifest, files, budget }: RemoteBuild) => {
  const kilobytes = (names: string[]) =>
    names.reduce((sum, file) => {
      const { br, plain } = files.get(file) ?? {}
      return sum + ((br ?? plain)?.length ?? 0) / 1000
    }, 0)
  const screen = kilobytes(firstFiles(manifest))
  const whole = kilobytes([...files.keys()].filter((file) => file.endsWith('.js')))
  const over = (what: string, size: number, limit: number) =>
    size > limit
      ? [
          `${name} ${what} ${size.toFixed(1)} KB, over its budget of ${limit} KB: load less at once, or raise the budget in remote.json.`,
        ]
      : []
  return [
    ...over('needs, before its screen shows,', screen, budget.screen),
    ...over('weighs', whole, budget.whole),
  ]
}
