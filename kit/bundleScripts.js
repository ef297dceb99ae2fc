// @ts-check
// Bundles the JavaScript of a package: one file per entry point, with the libraries that it uses inside.
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { exportedByFile } from '../delivery/bundler/exportedByFile.js'
import { swcRule } from '../remote-kit/browserConfig.js'
import { productionBuilds } from '../rspack.lean.js'
import { isOutside, scriptOf } from './packages.js'

/** @typedef {import('./packages.js').KitPackage} KitPackage */

/**
 * @param {KitPackage} one
 * @param {string} folder of the package that is built
 * @returns {import('@rspack/core').Configuration}
 */
const configOf = ({ dir, entryPoints }, folder) => ({
  context: dir,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: Object.fromEntries(
    [...entryPoints].map(([path, source]) => [
      scriptOf(path).replace(/^dist\/|\.js$/g, ''),
      { import: join(dir, source), library: { type: 'modern-module' } },
    ]),
  ),
  output: {
    path: join(folder, 'dist'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].js',
    chunkFilename: 'chunk.[contenthash:10].js',
    publicPath: '',
  },
  externalsType: 'module',
  externals: [
    ({ request = '' }, done) =>
      isOutside(request) ? done(undefined, `module ${request}`) : done(),
  ],
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.json'],
    alias: productionBuilds,
  },
  module: {
    parser: { javascript: { url: false } },
    rules: [
      swcRule(false),
      // The shell delivers these files; Node could not import them.
      { test: /\.(woff2|svg)$/, type: 'asset/inline', generator: { dataUrl: () => 'data:,' } },
    ],
  },
  optimization: {
    minimize: false,
    // A group of its own would make every entry point import the libraries of all others.
    splitChunks: false,
    // Otherwise each entry point would run CommonJS modules again.
    runtimeChunk: 'single',
  },
  plugins: [
    // A module that names `import.meta` cannot be loaded by jest. Only the address of a worker is taken from it,
    // which the page does without where there is none.
    new rspack.DefinePlugin({
      'import.meta.env': 'undefined',
      'import.meta.hot': 'undefined',
      'import.meta.url': JSON.stringify('https://files.invalid/'),
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
})

/**
 * @param {KitPackage} one
 * @param {string} folder of the package that is built
 * @returns {Promise<{ exports: Map<string, string[]>, modules: string[] }>} the names that each entry point
 * exports, by its path; the files that were bundled
 * @throws with the bundler's messages
 */
export const bundleScripts = async (one, folder) => {
  const compiler = rspack(configOf(one, folder))
  /** @type {import('@rspack/core').Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('Rspack gave no result.')),
    )
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  const byFile = exportedByFile(stats.compilation)
  const modules = [...stats.compilation.modules].flatMap(
    (module) => module.nameForCondition() ?? [],
  )
  await new Promise((resolve) => {
    compiler.close(resolve)
  })
  return {
    exports: new Map(
      [...one.entryPoints].map(([path, source]) => [path, byFile.get(join(one.dir, source)) ?? []]),
    ),
    modules,
  }
}
