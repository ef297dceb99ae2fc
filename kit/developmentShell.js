// @ts-check
// The shell built for development, as a package of the kit: a remote in development does not run on a React for
// production, so `truenorth dev` shows a site with this shell in place of its own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'
import { developmentShell, versionForShell } from '../remote-kit/developmentVersion.js'
import { readJson } from '../remote-kit/installedPackages.js'
import { bundle, configOf } from '../scripts/build.mjs'
import { root } from '../scripts/setup.mjs'

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {NonNullable<NonNullable<Configuration['module']>['rules']>[number]} Rule */

const rootAddress = pathToFileURL(root).href

/** A library that asks for its own address is given it by the bundler: that of this machine. */
class RootlessPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Rootless', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE
      compilation.hooks.processAssets.tap({ name: 'Rootless', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? String(asset.source()) : ''
          if (text.includes(rootAddress))
            compilation.updateAsset(
              file,
              new rspack.sources.RawSource(text.replaceAll(rootAddress, 'file://')),
            )
        }
      })
    })
  }
}

/**
 * Elements made for development name the file that made them, by its path on this machine, and so do source
 * maps. The shell is not what is developed there: it needs neither, nor a refresh of its own.
 * @param {Configuration} config
 * @returns {Configuration}
 */
const withoutPaths = (config) => ({
  ...config,
  devtool: false,
  module: {
    ...config.module,
    rules: (config.module?.rules ?? []).map(ruleWithoutDebugging),
  },
  plugins: [
    ...(config.plugins ?? []).filter(
      (plugin) => plugin && plugin.constructor.name !== 'ReactRefreshRspackPlugin',
    ),
    new RootlessPlugin(),
  ],
})

/**
 * @param {Rule} rule
 * @returns {Rule}
 */
const ruleWithoutDebugging = (rule) =>
  rule && typeof rule === 'object' && rule.loader === 'builtin:swc-loader'
    ? { ...rule, options: withoutDebugging(rule.options) }
    : rule

/** @param {any} options of swc */
const withoutDebugging = (options) => ({
  ...options,
  jsc: {
    ...options.jsc,
    transform: { react: { runtime: 'automatic', development: false, refresh: false } },
  },
})

/** @returns {Promise<Configuration>} */
const developmentConfig = async () => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'development'
  try {
    return withoutPaths(await configOf(join(root, 'shell')))
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/**
 * @param {string} output folder of all built packages
 * @param {string} script of the shell that is live, to which this build belongs
 * @returns {Promise<import('./buildKit.js').BuiltPackage>}
 */
export const buildDevelopmentShell = async (output, script) => {
  const folder = join(output, developmentShell)
  mkdirSync(folder, { recursive: true })
  const config = await developmentConfig()
  await bundle([{ ...config, output: { ...config.output, path: join(folder, 'dist') } }])
  const version = versionForShell(script)
  const { license } = readJson(join(root, 'package.json'))
  const manifest = { name: developmentShell, version, license, type: 'module', files: ['dist'] }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  writeFileSync(
    join(folder, 'README.md'),
    `# ${developmentShell}\n\nThe shell that is live in a site, built for development: \`truenorth dev\` fetches it.\n`,
  )
  return { name: developmentShell, version, folder }
}
