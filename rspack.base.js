// One bundler setting for the shell and every remote.
import { createHash } from 'node:crypto'
import { readdirSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rspack } from '@rspack/core'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { RemoteRecordPlugin } from './delivery/bundler/RemoteRecordPlugin.js'
import { ownSchemas, productionBuilds, RuntimeAsModulesPlugin } from './rspack.lean.js'
import { readJson, sharedKeys, sharedVersions, taken, versionOf } from './rspack.shared.js'
import { hashOf } from './scripts/hash.mjs'

const root = import.meta.dirname

/** What `npm run dev` asks for. */
const inDevelopment = () => process.env.NODE_ENV === 'development'

const swcRule = (isDev) => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
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

// A bundled worker would carry the federation runtime, which cannot start outside a page. So a worker
// is one file without imports, named by `new URL('./x.worker.ts', import.meta.url)`, compiled and no more.
const workerRule = {
  test: /\.worker\.ts$/,
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10].js' },
}

const base = ({ dir, isDev }) => ({
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
      workerRule,
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
    // A chunk holds the libraries that it alone uses: one request instead of two.
    splitChunks: { cacheGroups: { defaultVendors: false } },
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
  // Production chunks are loaded with the hash that the build gave them.
  plugins: isDev
    ? [new ReactRefreshRspackPlugin()]
    : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false })],
})

const shellBase = ({ dir, isDev }) => {
  const config = base({ dir, isDev })
  const hashed = 'assets/[name].[contenthash:10]'
  return {
    ...config,
    name: 'shell',
    entry: { shell: './src/bootstrap.tsx' },
    output: {
      ...config.output,
      uniqueName: 'truenorth-shell',
      publicPath: '/',
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: `${hashed}[ext]`,
    },
  }
}

/**
 * Configuration of the shell. It starts the federation itself, when a remote is asked for: the bundler's
 * plugin would put the runtime, and all that is shared, before the first paint.
 */
export const shellConfig = ({ dir, isDev = inDevelopment(), plugins = [] }) => {
  const config = shellBase({ dir, isDev })
  const constants = new rspack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions),
    // Read by the federation's runtime, which then leaves out what is for servers.
    ENV_TARGET: JSON.stringify('web'),
  })
  return {
    ...config,
    plugins: [...config.plugins, constants, new RuntimeAsModulesPlugin(), ...plugins],
  }
}

/** The shell without federation, for the bench's monolith. */
export const monolithBase = ({ dir, output }) => {
  const config = shellBase({ dir, isDev: false })
  return { ...config, name: 'monolith', output: { ...config.output, path: output } }
}

/** A program of the shell's sources that the build itself runs; libraries take its place for a worker. */
export const buildTimeConfig = ({ dir, entry, plugins }) => {
  const { optimization: _, ...config } = shellBase({ dir, isDev: false })
  return {
    ...config,
    name: 'build-time',
    target: ['webworker', 'es2022'],
    entry,
    output: { ...config.output, filename: '[name].js', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins,
  }
}

/** What a remote exposes follows from its folders: App and every slot. */
export const exposesOf = (dir) => ({
  './App': './src/App.tsx',
  ...Object.fromEntries(
    (existsSync(join(dir, 'src/slots')) ? readdirSync(join(dir, 'src/slots')) : [])
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => [`./slots/${basename(file, '.tsx')}`, `./src/slots/${file}`]),
  ),
})

/** Names a build by what goes into it. */
const buildOf = (dir) =>
  createHash('sha256')
    .update(
      hashOf(dir, ['.']) +
        hashOf(root, ['rspack.base.js', 'rspack.lean.js', 'rspack.shared.js', 'package-lock.json']),
    )
    .digest('hex')
    .slice(0, 10)

/** Configuration of a remote: takes everything shared from the shell, runs under any address. */
export const remoteConfig = ({ dir, isDev = inDevelopment(), plugins = [] }) => {
  const { name } = readJson(join(dir, 'remote.json'))
  const config = base({ dir, isDev })
  // Two builds of one remote may run in one page (the previous one steps in): they share no global.
  const global = `truenorth_${name.replaceAll('-', '_')}_${isDev ? 'dev' : buildOf(dir)}`
  return {
    ...config,
    name,
    entry: {},
    output: { ...config.output, uniqueName: global, publicPath: 'auto' },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name,
        dts: false,
        shareStrategy: 'loaded-first',
        library: { type: 'var', name: global },
        filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: exposesOf(dir),
        shared: taken,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new RuntimeAsModulesPlugin(),
      new RemoteRecordPlugin({ dir, doors: sharedKeys, api: versionOf('@truenorth/api') }),
      ...plugins,
    ],
  }
}
