// @ts-check
// truenorth check: all that can be known before publishing, without changing anything.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exposesOf } from '../index.js'
import { folderOf } from '../installedPackages.js'
import { buildRemote, describeBuild } from './build.js'
import { CommandFailure } from './failure.js'
import { liveRegistry } from './liveSite.js'
import { readManifest } from './project.js'

/** @typedef {import('./liveSite.js').LiveRegistry} LiveRegistry */

/**
 * Runs a tool that is installed in the remote's folder.
 * @param {string} dir
 * @param {{ library: string, script: string, words: string[], needs: string }} tool `needs` this file to run
 * @returns {string | undefined} what it says against the remote
 */
const runTool = (dir, { library, script, words, needs }) => {
  if (!existsSync(join(dir, needs))) return undefined
  let path
  try {
    path = join(folderOf(library, dir), script)
  } catch {
    return undefined
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], {
    cwd: dir,
    encoding: 'utf8',
  })
  return status === 0 ? undefined : `${stdout}${stderr}`.trim()
}

const tools = [
  {
    what: 'The types do not fit',
    library: 'typescript',
    script: 'bin/tsc',
    words: ['-p', '.', '--noEmit', '--pretty', 'false'],
    needs: 'tsconfig.json',
  },
  {
    what: 'The lint rules are not kept',
    library: 'oxlint',
    script: 'bin/oxlint',
    words: ['--config', 'oxlint.config.mjs'],
    needs: 'oxlint.config.mjs',
  },
]

/**
 * What the manifest promises and the folder does not have.
 * @param {string} dir
 * @param {ReturnType<typeof readManifest> & { slots?: { expose: string }[], nav?: { badge?: string }[] }} manifest
 */
const missingExposes = (dir, { name, slots = [], nav = [] }) => {
  const exposed = new Set(
    Object.entries(exposesOf(dir)).flatMap(([expose, file]) =>
      existsSync(join(dir, file)) ? [expose] : [],
    ),
  )
  const badges = nav.flatMap(({ badge }) => badge ?? [])
  return ['./App', ...slots.map(({ expose }) => expose), ...badges]
    .filter((expose) => !exposed.has(expose))
    .map(
      (expose) =>
        `${name} promises ${expose} and does not have it: add src/${expose.slice(2)}.tsx, or take it out of remote.json.`,
    )
}

/** @param {string} path */
const shapeOf = (path) => path.replaceAll(/:[^/]+/g, ':')

/**
 * Routes that another remote of the site has.
 * @param {ReturnType<typeof readManifest>} manifest
 * @param {LiveRegistry} registry
 */
const takenRoutes = ({ name, routes }, { remotes }) =>
  remotes
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      routes
        .filter(({ path }) => other.routes.some((route) => shapeOf(route.path) === shapeOf(path)))
        .map(({ path }) => `${path} belongs to ${other.name}: choose another route.`),
    )

/**
 * Checks a remote: manifest, types, lint rules, and that it builds; its routes against those of the site.
 * @param {string} dir
 * @param {string} site
 * @returns {Promise<{ text: string, data: object }>}
 * @throws a CommandFailure with everything that is wrong
 */
export const checkRemote = async (dir, site) => {
  const manifest = readManifest(dir)
  const registry = await liveRegistry(site)
  const found = tools.flatMap(({ what, ...tool }) => {
    const said = runTool(dir, tool)
    return said === undefined ? [] : [`${what}:\n${said}`]
  })
  const problems = [...missingExposes(dir, manifest), ...takenRoutes(manifest, registry), ...found]
  if (problems.length > 0) throw new CommandFailure('refused', problems, { problems })
  const built = await buildRemote(dir)
  return {
    text: `${manifest.name} fits: ${describeBuild(built)}.`,
    data: { name: manifest.name, ...built },
  }
}
