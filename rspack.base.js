// @ts-check
// The bundler's settings that the shell and every remote have in common, and those of a remote.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rspack } from '@rspack/core'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { RemoteRecordPlugin } from './delivery/bundler/RemoteRecordPlugin.js'
import { SortedIntegrityPlugin } from './delivery/bundler/SortedIntegrityPlugin.js'
import { ownSchemas, productionBuilds, RuntimeAsModulesPlugin } from './rspack.lean.js'
import { readJson, sharedEntryPoints, takenFromShell, versionOf } from './rspack.shared.js'
import { bundlerVersions, hashOf, resolvedVersions } from './scripts/workspace.mjs'

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {NonNullable<Configuration['plugins']>} Plugins */

const root = import.meta.dirname

/** `rspack serve` sets it before it reads a configuration. */
export const inDevelopment = () => process.env.NODE_ENV === 'development'

/** Names a worker that is to be bundled with what it imports: `new URL('./x.worker.ts?bundled', import.meta.url)`. */
export const bundledQuery = /^\?bundled$/

/**
 * Compiles TypeScript and JSX for the browsers that the product supports.
 * @param {boolean} isDev
 * @returns {import('@rspack/core').RuleSetRule}
 */
export const swcRule = (isDev) => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  // Comes bundled, and compiled by that.
  resourceQuery: { not: bundledQuery },
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
    },
    env: { targets: 'chrome >= 111, firefox >= 113, safari >= 16.4' },
  },
  type: 'javascript/auto',
})

/**
 * A bundled worker would contain the federation's runtime, which starts only in a page. So a worker is one
 * file without imports, named by `new URL('./x.worker.ts', import.meta.url)`, compiled and no more. The shell
 * can bundle one apart from itself (`bundledQuery`).
 * @param {string} folder in the output
 * @returns {import('@rspack/core').RuleSetRule}
 */
const workerRule = (folder) => ({
  test: /\.worker\.ts$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: `${folder}[name].[contenthash:10].js` },
})

/**
 * Settings of every browser package.
 * @param {{ dir: string, isDev: boolean, folder?: string }} options `folder` of the output is for workers
 */
export const baseConfig = ({ dir, isDev, folder = '' }) =>
  /** @satisfies {Configuration} */ ({
    context: dir,
    mode: isDev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDev ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: isDev ? {} : productionBuilds,
    },
    module: {
      rules: [
        swcRule(isDev),
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
        workerRule(folder),
        ownSchemas,
      ],
    },
    output: {
      path: join(dir, 'dist'),
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
      filename: isDev ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: isDev ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    lazyCompilation: false,
    optimization: {
      // A chunk contains the libraries that it alone uses, and a little of what others use too: one request instead of two.
      splitChunks: { minSize: 30_000, cacheGroups: { defaultVendors: false } },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    /** @type {Plugins} */
    plugins: isDev
      ? [new ReactRefreshRspackPlugin()]
      : // Production chunks are loaded with the hash that the build gave them.
        [
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
          new SortedIntegrityPlugin(),
        ],
  })

/**
 * Settings of `rspack serve` that the shell and remotes have in common.
 * @satisfies {Configuration['devServer']}
 */
export const baseDevServer = {
  host: 'localhost',
  hot: true,
  liveReload: false,
  client: /** @type {const} */ ({ overlay: false, logging: 'warn' }),
  devMiddleware: { stats: 'errors-warnings' },
}

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
 * A name for a build that follows from what goes into it.
 * @param {string} dir
 */
const buildName = (dir) =>
  createHash('sha256')
    .update(
      hashOf(dir, ['.']) +
        hashOf(
          root,
          ['rspack.base.js', 'rspack.lean.js', 'rspack.shared.js'],
          [...bundlerVersions(), ...resolvedVersions([basename(dir)])],
        ),
    )
    .digest('hex')
    .slice(0, 10)

/**
 * Configuration of a remote. It takes everything shared from the shell and runs under any address.
 * `rspack serve` serves it with Fast Refresh, for a page of `npm run dev` or of a shell in development.
 * @param {{ dir: string, isDev?: boolean, plugins?: Plugins }} options
 * @returns {Configuration}
 */
export const remoteConfig = ({ dir, isDev = inDevelopment(), plugins = [] }) => {
  /** @type {{ name: string }} */
  const { name } = readJson(join(dir, 'remote.json'))
  const config = baseConfig({ dir, isDev })
  // Two builds of one remote may run in one page, when the previous one replaces one that failed: they share no global.
  const global = `truenorth_${name.replaceAll('-', '_')}_${isDev ? 'dev' : buildName(dir)}`
  return {
    ...config,
    name,
    entry: {},
    output: { ...config.output, uniqueName: global, publicPath: 'auto' },
    devServer: {
      ...baseDevServer,
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
        shared: takenFromShell,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new RuntimeAsModulesPlugin(),
      new RemoteRecordPlugin({
        dir,
        entryPoints: Object.keys(sharedEntryPoints),
        api: versionOf('@truenorth/api'),
      }),
      ...plugins,
    ],
  }
}
