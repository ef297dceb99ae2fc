// The server as few files: looking for four hundred takes longer than everything else about a start.
import { statSync } from 'node:fs'
import { rspack } from '@rspack/core'

const folder = `${import.meta.dirname}/dist/bundle`
const dayMs = 24 * 60 * 60 * 1000

// A server that runs while it is built anew may load a part of its own build for the first time.
const isStillWanted = (file) =>
  /-[0-9a-f]{8}\.js$/.test(file) && Date.now() - statSync(file).mtimeMs < dayMs

const parts = { keep_fnames: true, keep_classnames: true }

export default {
  name: 'api',
  mode: 'production',
  target: 'node20',
  context: import.meta.dirname,
  // What tsc has checked and written.
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
  // Native code stays where it was installed; pg looks for its own native half and does without.
  externals: {
    'better-sqlite3': 'module better-sqlite3',
    '@node-rs/argon2': 'module @node-rs/argon2',
    piscina: 'module piscina',
    'pg-native': 'node-commonjs pg-native',
  },
  resolve: { alias: { 'rate-limiter-flexible$': `${import.meta.dirname}/rateLimiters.cjs` } },
  optimization: {
    splitChunks: { chunks: 'all', minSize: 0 },
    // Names stay, so that a stack trace says where.
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { mangle: parts, compress: parts },
      }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
}
