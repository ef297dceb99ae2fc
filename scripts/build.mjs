// Builds what has changed: the server by tsc and into few files, the shell and every remote by Rspack, then publishes them into the site.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.mjs'
import { giveUp, install, root } from './install.mjs'
import { remoteFolders } from './remoteFolders.mjs'

const settings = [
  'package-lock.json',
  'rspack.base.js',
  'rspack.lean.js',
  'rspack.shared.js',
  'delivery/bundler',
  'tsconfig.base.json',
  'tsconfig.node.json',
]
const sharedSources = ['shared-auth', 'shared-ui', 'api/src', 'delivery/src/registry.ts']

/** What a package's build reads. Remotes hold nothing of the shared packages; the shell holds all of them. */
const inputsOf = (name) => {
  if (name === 'server') return [...settings, 'api', 'delivery']
  return [...settings, name, ...(name === 'shell' ? sharedSources : [])]
}
/** What tells one state of a package from another. */
export const hashOfPackage = (name) => hashOf(root, inputsOf(name))
const stampOf = (name) => join(root, '.build', `${name}.hash`)
const stamp = (name, hash) => {
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(stampOf(name), hash)
}
const outputOf = (name) => join(root, name === 'server' ? 'delivery' : name, 'dist')
const isFresh = (name, hash) =>
  existsSync(outputOf(name)) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === hash

/** Builds the server, unless it is built already. */
export const buildServer = async () => {
  const hash = hashOfPackage('server')
  if (isFresh('server', hash)) return
  const tsc = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'api', 'delivery'],
    { cwd: root, stdio: 'inherit' },
  )
  if (tsc.status !== 0) giveUp('The server could not be built: see the type errors above.')
  const { bundle } = await import('./bundle.mjs')
  await bundle([join(root, 'api')]).catch(({ message }) =>
    giveUp(`${message}\nThe server could not be built: see above.`),
  )
  stamp('server', hash)
}

/**
 * Builds what has changed and publishes it.
 * @param site the folder that is served
 */
export const build = async (site = join(root, 'site')) => {
  const hashes = new Map(
    ['server', 'shell', ...remoteFolders].map((name) => [name, hashOfPackage(name)]),
  )
  const stale = [...hashes.keys()].filter((name) => !isFresh(name, hashes.get(name)))
  await buildServer()
  const bundles = stale.filter((name) => name !== 'server')
  if (bundles.length) {
    console.log(`Building ${bundles.join(', ')}…`)
    const { bundle } = await import('./bundle.mjs')
    await bundle(bundles.map((name) => join(root, name))).catch(({ message }) =>
      giveUp(`${message}\nThe build failed: see above.`),
    )
  }
  for (const name of bundles) stamp(name, hashes.get(name))
  await publishStale(site, hashes)
}

const recordOf = (site) => join(site, 'published.json')
const publishedIn = (site) =>
  existsSync(recordOf(site)) ? JSON.parse(readFileSync(recordOf(site), 'utf8')) : {}

/**
 * Notes which states of packages a site was given: what was taken back or is on trial since is not
 * published once more by the next build.
 */
export const notePublished = (site, hashes) =>
  writeFileSync(recordOf(site), JSON.stringify({ ...publishedIn(site), ...hashes }))

const publishStale = async (site, hashes) => {
  const { publish } = await import('@truenorth/delivery/publish')
  const { openApiDocument } = await import('@truenorth/api')
  const published = publishedIn(site)
  const stale = [...hashes.keys()].filter((name) => published[name] !== hashes.get(name))
  if (!stale.length) return
  const publication = {
    shell: stale.includes('shell') ? join(root, 'shell') : undefined,
    remotes: stale.filter((name) => remoteFolders.includes(name)).map((name) => join(root, name)),
    api: openApiDocument(),
  }
  await publish(site, publication).catch((error) => {
    if (error.name !== 'Refusal') throw error
    giveUp(`Not published, the site is as it was.\n${error.message}`)
  })
  notePublished(site, Object.fromEntries(hashes))
}

if (process.argv[1] === import.meta.filename) {
  install()
  const started = performance.now()
  await build(process.env.SITE_DIR)
  console.log(`Built and published in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
