// @ts-check
// The bundler's settings that the shell and every remote have in common.
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { SortedIntegrityPlugin } from './SortedIntegrityPlugin.js'

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {NonNullable<Configuration['plugins']>} Plugins */

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
export const browserConfig = ({ dir, isDev, folder = '' }) =>
  /** @satisfies {Configuration} */ ({
    context: dir,
    mode: isDev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDev ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    module: {
      rules: [
        swcRule(isDev),
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
        workerRule(folder),
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
export const devServer = {
  host: 'localhost',
  hot: true,
  liveReload: false,
  client: /** @type {const} */ ({ overlay: false, logging: 'warn' }),
  devMiddleware: { stats: 'errors-warnings' },
}
