// @ts-check
// The bundler's settings of the shell, and of programs that are built from its sources.
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { browserConfig, bundledQuery, inDevelopment } from './remote-kit/browserConfig.js'
import { RuntimeAsModulesPlugin } from './remote-kit/RuntimeAsModulesPlugin.js'
import { ownSchemas, productionBuilds } from './rspack.lean.js'
import { sharedVersions } from './rspack.shared.js'

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {NonNullable<Configuration['plugins']>} Plugins */

/**
 * A worker that is bundled with its libraries into one file.
 * @type {import('@rspack/core').RuleSetRule}
 */
const bundledWorker = {
  resourceQuery: bundledQuery,
  dependency: 'url',
  loader: join(import.meta.dirname, 'shell/bundleLoader.js'),
}

/**
 * The screen of the import takes what it needs of the shared packages into its own file. Otherwise their files,
 * which every screen loads, would be cut into pieces for its sake.
 * @param {import('@rspack/core').Chunk} chunk
 */
const isSplit = (chunk) => !chunk.canBeInitial() && chunk.name !== 'import'

/** @param {{ dir: string, isDev: boolean, isServed?: boolean }} options */
const shellBase = ({ dir, isDev, isServed = false }) => {
  const config = browserConfig({ dir, isDev, folder: 'assets/' })
  // Updates of modules are found by the names of their files.
  const file = isServed ? 'assets/[name]' : 'assets/[name].[contenthash:10]'
  return {
    ...config,
    name: 'shell',
    entry: { shell: './src/bootstrap.tsx' },
    resolve: { ...config.resolve, alias: isDev ? {} : productionBuilds },
    module: { rules: [...config.module.rules, ownSchemas, bundledWorker] },
    optimization: {
      ...config.optimization,
      splitChunks: { ...config.optimization.splitChunks, chunks: isSplit },
    },
    output: {
      ...config.output,
      uniqueName: 'truenorth-shell',
      publicPath: '/',
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: `${file}[ext]`,
    },
  }
}

/**
 * Configuration of the shell. It starts the federation itself, when the first remote is loaded: the
 * bundler's plugin would put the runtime, and all that is shared, before the first paint.
 * @param {object} options
 * @param {string} options.dir
 * @param {boolean} [options.isDev]
 * @param {boolean} [options.isServed] from memory, by `rspack serve`
 * @param {Plugins} [options.plugins]
 */
export const shellConfig = ({ dir, isDev = inDevelopment(), isServed, plugins = [] }) => {
  const config = shellBase({ dir, isDev, isServed })
  const constants = new rspack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions),
    // The federation's runtime leaves out its part for servers then.
    ENV_TARGET: JSON.stringify('web'),
  })
  return {
    ...config,
    plugins: [...config.plugins, constants, new RuntimeAsModulesPlugin(), ...plugins],
  }
}

/**
 * The shell without federation, for the bench's monolith.
 * @param {{ dir: string, output: string }} options
 */
export const monolithBase = ({ dir, output }) => {
  const config = shellBase({ dir, isDev: false })
  return { ...config, name: 'monolith', output: { ...config.output, path: output } }
}

/**
 * A program of the shell's sources that runs without a page: during the build, or as a worker.
 * @param {{ dir: string, entry: Record<string, string>, plugins: Plugins }} options
 * @returns {Configuration}
 */
export const programConfig = ({ dir, entry, plugins }) => {
  const { optimization: _, ...config } = shellBase({ dir, isDev: false })
  return {
    ...config,
    name: 'program',
    target: ['webworker', 'es2022'],
    entry,
    output: { ...config.output, filename: '[name].js', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins,
  }
}

/**
 * A script of its own, which shares no module with the pages: a service worker, or a worker with its libraries.
 * @param {{ dir: string, entry: Record<string, string> }} options
 * @returns {Configuration}
 */
export const workerConfig = (options) => {
  const program = programConfig({ ...options, plugins: [] })
  return {
    ...program,
    // One file: what would load later is in it too.
    output: { ...program.output, library: undefined, asyncChunks: false },
    optimization: { minimize: true },
  }
}
