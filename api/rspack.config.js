// @ts-check
// Bundles the server into a few files: at a start, finding four hundred takes longer than everything else.
import { statSync } from 'node:fs'
import { rspack } from '@rspack/core'

const folder = `${import.meta.dirname}/dist/bundle`
const dayMs = 24 * 60 * 60 * 1000

// A running server may load a chunk of its own build for the first time while it is being rebuilt.
/** @param {string} file */
const isStillWanted = (file) =>
  /-[0-9a-f]{8}\.js$/.test(file) && Date.now() - statSync(file).mtimeMs < dayMs

const parts = { keep_fnames: true, keep_classnames: true }

/** @type {import('@rspack/core').Configuration} */
export default {
  name: 'api',
  mode: 'production',
  target: 'node20',
  context: import.meta.dirname,
  // The files that tsc has checked and emitted.
  entry: { main: './dist/main.js', server: './dist/server.js' },
  output: {
    path: folder,
    filename: '[name].js',
    chunkFilename: '[name]-[contenthash:8].js',
    assetModuleFilename: '[name][ext]',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: { keep: isStillWanted },
  },
  // Native code stays where it was installed; pg looks for its native bindings and works without them.
  externals: {
    'better-sqlite3': 'module better-sqlite3',
    '@node-rs/argon2': 'module @node-rs/argon2',
    piscina: 'module piscina',
    sharp: 'module sharp',
    'pg-native': 'node-commonjs pg-native',
  },
  resolve: { alias: { 'rate-limiter-flexible$': `${import.meta.dirname}/rateLimiters.cjs` } },
  optimization: {
    splitChunks: { chunks: 'all', minSize: 0 },
    // Names are kept for stack traces.
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { mangle: parts, compress: parts },
      }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
}
