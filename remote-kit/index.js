// @ts-check
// The bundler's configuration of a remote, wherever it lies: everything is found from its own folder.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { browserConfig, devServer, inDevelopment } from './browserConfig.js'
import { buildName } from './buildName.js'
import { manifestOf, readJson } from './installedPackages.js'
import { RemoteRecordPlugin } from './RemoteRecordPlugin.js'
import { RuntimeAsModulesPlugin } from './RuntimeAsModulesPlugin.js'
import { sharedVersions, takenFromShell } from './sharedPackages.js'

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {NonNullable<Configuration['plugins']>} Plugins */

/**
 * What a remote exposes: App and every slot.
 * @param {string} dir the remote's package folder
 * @returns {Record<string, string>}
 */
export const exposesOf = (dir) => {
  const slots = join(dir, 'src/slots')
  return {
    './App': './src/App.tsx',
    ...Object.fromEntries(
      (existsSync(slots) ? readdirSync(slots) : [])
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .map((file) => [`./slots/${basename(file, '.tsx')}`, `./src/slots/${file}`]),
    ),
  }
}

/**
 * Configuration of a remote. It takes everything shared from the shell and runs under any address.
 * `rspack serve` serves it with Fast Refresh, for a page of `npm run dev` or of a shell in development.
 * @param {{ dir: string, isDev?: boolean, plugins?: Plugins }} options
 * @returns {Configuration}
 */
export const remoteConfig = ({ dir, isDev = inDevelopment(), plugins = [] }) => {
  /** @type {{ name: string }} */
  const { name } = readJson(join(dir, 'remote.json'))
  const config = browserConfig({ dir, isDev })
  const shared = sharedVersions(dir)
  // Two builds of one remote may run in one page, when the previous one replaces one that failed: they share no global.
  const global = `truenorth_${name.replaceAll('-', '_')}_${isDev ? 'dev' : buildName(dir)}`
  return {
    ...config,
    name,
    entry: {},
    output: { ...config.output, uniqueName: global, publicPath: 'auto' },
    devServer: {
      ...devServer,
      port: Number(process.env.REMOTE_PORT ?? 3001),
      headers: { 'Access-Control-Allow-Origin': '*' },
      onListening: ({ options }) =>
        console.log(
          `${name} is served to pages with ?remote.${name}=http://localhost:${options.port}/mf-manifest.json`,
        ),
    },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name,
        dts: false,
        shareStrategy: 'loaded-first',
        library: { type: 'var', name: global },
        filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: exposesOf(dir),
        shared: takenFromShell(shared),
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new RuntimeAsModulesPlugin(),
      new RemoteRecordPlugin({
        dir,
        entryPoints: Object.keys(shared),
        // The contract has the version of the API that it describes.
        api: manifestOf('@truenorth/api-contract', dir).version,
      }),
      ...plugins,
    ],
  }
}
