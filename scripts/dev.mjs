// npm run dev -- mf-mood: the real shell and the other remotes as built, this remote with Fast Refresh.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from './hash.mjs'
import { giveUp, install, root } from './install.mjs'
import { readArguments } from './readArguments.mjs'
import { remoteFolders } from './remoteFolders.mjs'

const usage = 'npm run dev -- FOLDER, with PORT and REMOTE_PORT for other ports'
const [folder, ...more] = readArguments(usage, { allowPositionals: true }).positionals
if (!folder || more.length) giveUp(`Which remote? ${usage}`)
const dir = [join(root, folder), resolve(folder)].find((path) =>
  existsSync(join(path, 'remote.json')),
)
if (!dir) giveUp(`${folder} is no folder of a remote: it has no remote.json.`)
const { name } = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'))
const remotePort = Number(process.env.REMOTE_PORT ?? 3001)
const home = join(root, '.build', 'dev')
const site = join(home, 'site')

const nameIn = (path) => JSON.parse(readFileSync(join(path, 'remote.json'), 'utf8')).name
/** A remote that has left the workspace would hold its routes here for ever: the site begins afresh then. */
const forgetStrangers = () => {
  const registry = join(site, 'live/remotes.json')
  if (!existsSync(registry)) return
  const own = new Set([...remoteFolders.map((one) => nameIn(join(root, one))), name])
  const { remotes } = JSON.parse(readFileSync(registry, 'utf8'))
  if (remotes.every((remote) => own.has(remote.name))) return
  rmSync(site, { recursive: true })
}

install()
forgetStrangers()
const { build } = await import('./build.mjs')
await build(site)

// From here on everything is built for development: Fast Refresh needs React to be.
process.env.NODE_ENV = 'development'
const { rspack } = await import('@rspack/core')
const { RspackDevServer } = await import('@rspack/dev-server')
const { publish } = await import('@truenorth/delivery/publish')
const configOf = async (path) =>
  (await import(`${pathToFileURL(join(path, 'rspack.config.js')).href}?development`)).default

/** The shell for development, built again when it or what it holds has changed. */
const publishShell = async () => {
  const output = join(home, 'shell', 'dist')
  const stamp = join(home, 'shell.hash')
  const hash = hashOf(root, [
    'package-lock.json',
    'rspack.base.js',
    'rspack.shared.js',
    'shell',
    'shared-auth',
    'shared-ui',
    'api/src',
    'delivery/src/registry.ts',
  ])
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    const config = await configOf(join(root, 'shell'))
    await run(rspack({ ...config, output: { ...config.output, path: output } }))
    mkdirSync(home, { recursive: true })
    writeFileSync(stamp, hash)
  }
  const isNew = !remoteFolders.some((one) => join(root, one) === dir)
  await publish(site, { shell: join(home, 'shell'), remotes: isNew ? [dir] : [] })
}

const run = (compiler) =>
  new Promise((done, failed) => {
    compiler.run((error, stats) => {
      if (error) return failed(error)
      if (stats.hasErrors()) return failed(new Error(stats.toString('errors-only')))
      return compiler.close(done)
    })
  })

const startRemote = async () => {
  const server = new RspackDevServer(
    {
      port: remotePort,
      host: 'localhost',
      hot: true,
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${remotePort}/ws`, overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
    },
    rspack(await configOf(dir)),
  )
  await server.start()
}

if (!existsSync(join(dir, 'dist/record.json'))) {
  const { bundle } = await import('./bundle.mjs')
  await bundle([dir])
}
try {
  await publishShell()
  await startRemote()
} catch (error) {
  giveUp(error.message)
}
const { serve } = await import('./serve.mjs')
const url = await serve({ site, overrides: 'dev' })
console.log(
  `Open ${url}/?remote.${name}=http://localhost:${remotePort}/mf-manifest.json\nWhat you save in ${folder}/src shows at once, with its state kept.`,
)
