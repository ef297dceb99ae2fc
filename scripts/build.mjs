// @ts-check
// npm run build: builds what has changed and publishes it into the site. tsc compiles the server, and Rspack
// bundles it; Rspack builds the shell and every remote by their own configurations.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultSite, giveUp, install, messageOf, problemsOf, root } from './setup.mjs'
import { hashOf } from '../remote-kit/hashOf.js'
import { bundlerVersions, compile, remoteFolders, resolvedVersions } from './workspace.mjs'

const settings = [
  'rspack.lean.js',
  'rspack.shared.js',
  'rspack.shell.js',
  'delivery/bundler',
  'remote-kit',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'api-contract',
]
const sharedSources = [
  'shared-auth',
  'shared-ui',
  'import-formats',
  'api/src',
  'delivery/src/registry',
]
/** The server: its API and its web server. */
const server = ['api', 'delivery']

/** Packages whose libraries the shell contains. */
const inShell = ['shell', 'shared-auth', 'shared-ui', 'import-formats', 'api-contract', 'api']

/**
 * What a package's build reads. Remotes contain nothing of the shared packages; the shell contains all of them.
 * @param {string} name
 */
const inputsOf = (name) => {
  if (name === 'server')
    return {
      paths: [...settings, ...server],
      versions: [...resolvedVersions(server), ...resolvedVersions([''], { only: ['typescript'] })],
    }
  if (name === 'shell')
    return { paths: [...settings, name, ...sharedSources], versions: resolvedVersions(inShell) }
  return { paths: [...settings, name], versions: resolvedVersions([name]) }
}

/**
 * Tells one state of a package from another by what its bundle is made of: its files, and the versions that
 * it resolves. Another package's libraries are no part of it.
 * @param {string} name
 */
export const hashOfPackage = (name) => {
  const { paths, versions } = inputsOf(name)
  return hashOf(root, paths, [...bundlerVersions(), ...versions])
}

/**
 * Remembers which state of something was built.
 * @param {string} name
 * @param {string} output folder that the build writes
 */
export const stampFor = (name, output) => {
  const path = join(root, '.build', `${name}.hash`)
  return {
    /** @param {string} hash */
    isFresh: (hash) =>
      existsSync(output) && existsSync(path) && readFileSync(path, 'utf8') === hash,
    /** @param {string} hash */
    write: (hash) => {
      mkdirSync(join(path, '..'), { recursive: true })
      writeFileSync(path, hash)
    },
  }
}
/** @param {string} name */
const stampOf = (name) => stampFor(name, join(root, name === 'server' ? 'delivery' : name, 'dist'))

/**
 * The Rspack configuration of a package.
 * @param {string} dir
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
export const configOf = async (dir) => {
  const { href } = pathToFileURL(join(dir, 'rspack.config.js'))
  // A configuration is read anew for development.
  const { default: config } = await import(`${href}?${process.env.NODE_ENV ?? ''}`)
  return typeof config === 'function' ? config() : config
}

/**
 * Bundles packages as `rspack build` does in each of them, but in one process.
 * @param {import('@rspack/core').Configuration[]} configs
 * @throws with the compiler's messages when one does not build
 */
export const bundle = async (configs) => {
  const { rspack } = await import('@rspack/core')
  const compiler = rspack(configs)
  /** @type {import('@rspack/core').MultiStats | undefined} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  await new Promise((resolve) => {
    compiler.close(resolve)
  })
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
}

/**
 * Bundles packages, or ends the program with the compiler's messages.
 * @param {string[]} dirs
 * @param {string} failure the sentence to end with
 */
export const bundleOrGiveUp = async (dirs, failure) => {
  try {
    await bundle(await Promise.all(dirs.map(configOf)))
  } catch (error) {
    giveUp(`${messageOf(error)}\n${failure}`)
  }
}

/** Builds the server, unless it is built already. */
export const buildServer = async () => {
  const hash = hashOfPackage('server')
  if (stampOf('server').isFresh(hash)) return
  console.log('Building the server…')
  if (!compile(...server)) giveUp('The server could not be built: see the type errors above.')
  await bundleOrGiveUp(
    server.map((name) => join(root, name)),
    'The server could not be built: see above.',
  )
  stampOf('server').write(hash)
}

/**
 * Bundles what has changed; this needs no database.
 * @returns {Promise<Map<string, string>>} the hashes of all packages
 */
export const bundleChanged = async () => {
  const hashes = new Map(
    ['server', 'shell', ...remoteFolders()].map((name) => [name, hashOfPackage(name)]),
  )
  const stale = [...hashes].filter(
    ([name, hash]) => name !== 'server' && !stampOf(name).isFresh(hash),
  )
  await buildServer()
  if (stale.length) {
    const names = stale.map(([name]) => name)
    console.log(`Building ${names.join(', ')}…`)
    await bundleOrGiveUp(
      names.map((name) => join(root, name)),
      'The build failed: see above.',
    )
  }
  for (const [name, hash] of stale) stampOf(name).write(hash)
  return hashes
}

/**
 * Builds what has changed and publishes it.
 * @param {string} [site] the folder that is served
 */
export const build = async (site = defaultSite()) => publishChanged(site, await bundleChanged())

/** @param {string} site */
const publishedFile = (site) => join(site, 'published.json')
/**
 * @param {string} site
 * @returns {Record<string, string>}
 */
const publishedIn = (site) =>
  existsSync(publishedFile(site)) ? JSON.parse(readFileSync(publishedFile(site), 'utf8')) : {}

/**
 * Notes which states of packages a site was given, so that the next build does not publish again what was
 * rolled back since, or runs as a canary.
 * @param {string} site
 * @param {Record<string, string>} hashes by package
 */
export const notePublished = (site, hashes) =>
  writeFileSync(publishedFile(site), JSON.stringify({ ...publishedIn(site), ...hashes }))

/**
 * Publishes what was bundled since.
 * @param {string} site the folder that is served
 * @param {Map<string, string>} hashes of all packages
 */
export const publishChanged = async (site, hashes) => {
  const published = publishedIn(site)
  const stale = [...hashes.keys()].filter((name) => published[name] !== hashes.get(name))
  if (!stale.length) return
  const { publish } = await import('@truenorth/delivery/publish')
  const { byOperator } = await import('@truenorth/delivery/changeLog')
  const { openApiDocument } = await import('@truenorth/api')
  const remotes = stale.filter((name) => name !== 'server' && name !== 'shell')
  try {
    await publish(
      site,
      {
        shell: stale.includes('shell') ? join(root, 'shell') : undefined,
        remotes: remotes.map((name) => join(root, name)),
        api: openApiDocument(),
        isRebuild: true,
      },
      byOperator('build'),
    )
  } catch (error) {
    giveUp(`Not published, the site is as it was.\n${problemsOf(error).join('\n')}`)
  }
  notePublished(site, Object.fromEntries(hashes))
}

if (process.argv[1] === import.meta.filename) {
  await install('serving')
  const started = performance.now()
  await build()
  console.log(`Built and published in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
