// @ts-check
// npm run dev -- mf-mood: the real shell and the other remotes as built, this remote with Fast Refresh.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, bundle, bundleOrGiveUp, configOf, hashOfPackage, stampFor } from './build.mjs'
import { giveUp, install, messageOf, readArguments, root } from './setup.mjs'
import { serve } from './start.mjs'
import { findRemote, remoteFolders, remoteName } from './workspace.mjs'

const home = join(root, '.build', 'dev')
const site = join(home, 'site')

/**
 * Begins the site afresh when it has a remote that left the workspace, which would hold its routes for ever.
 * @param {string} dir
 */
const forgetRemovedRemotes = (dir) => {
  const registry = join(site, 'live/remotes.json')
  if (!existsSync(registry)) return
  const own = new Set([...remoteFolders().map((one) => join(root, one)), dir].map(remoteName))
  /** @type {{ remotes: { name: string }[] }} */
  const { remotes } = JSON.parse(readFileSync(registry, 'utf8'))
  if (remotes.some((remote) => !own.has(remote.name))) rmSync(site, { recursive: true })
}

/** Builds the shell for development, if it or what it contains has changed. */
const buildShell = async () => {
  const output = join(home, 'shell/dist')
  const stamp = stampFor('dev/shell', output)
  const hash = hashOfPackage('shell')
  if (stamp.isFresh(hash)) return
  const config = await configOf(join(root, 'shell'))
  await bundle([{ ...config, output: { ...config.output, path: output } }])
  stamp.write(hash)
}

/**
 * Puts the shell for development into the site, and a remote from outside the workspace.
 * @param {string} dir
 */
const publishForDevelopment = async (dir) => {
  const { publish } = await import('@truenorth/delivery/publish')
  const isNew = !remoteFolders().some((one) => join(root, one) === dir)
  await publish(site, { shell: join(home, 'shell'), remotes: isNew ? [dir] : [] })
}

/**
 * Does what `rspack serve` does in the remote's folder.
 * @param {string} dir
 * @returns {Promise<number>} the port
 */
const serveRemote = async (dir) => {
  const { rspack } = await import('@rspack/core')
  const { RspackDevServer } = await import('@rspack/dev-server')
  const config = await configOf(dir)
  if (!config.devServer) throw new Error(`${dir} has no devServer in its rspack.config.js.`)
  await new RspackDevServer(config.devServer, rspack(config)).start()
  return Number(config.devServer.port)
}

const usage = 'npm run dev -- FOLDER, with PORT and REMOTE_PORT for other ports'
const [folder, ...more] = readArguments(usage, { allowPositionals: true }).positionals
if (!folder || more.length) giveUp(`Which remote? ${usage}`)
const dir = findRemote(folder)
await install('serving')
forgetRemovedRemotes(dir)
await build(site)
// Publishing needs a finished build, of a remote from outside the workspace too.
if (!existsSync(join(dir, 'dist/record.json')))
  await bundleOrGiveUp([dir], `${folder} does not build.`)

// From here on everything is built for development: Fast Refresh needs a React for development.
process.env.NODE_ENV = 'development'
try {
  await buildShell()
  await publishForDevelopment(dir)
  const port = await serveRemote(dir)
  const url = await serve({ site, overrides: 'dev' })
  console.log(
    `Open ${url}/?remote.${remoteName(dir)}=http://localhost:${port}/mf-manifest.json\nWhat you save in ${folder}/src shows at once, with its state kept.`,
  )
} catch (error) {
  giveUp(messageOf(error))
}
