// @ts-check
// Takes the federation's runtime as ES modules, of which a bundle keeps only what it uses.
import { join } from 'node:path'
import { folderOf } from './installedPackages.js'

const enhanced = folderOf('@module-federation/enhanced', import.meta.dirname)
/** @param {string} name */
const filesOf = (name) => join(folderOf(`@module-federation/${name}`, enhanced), 'dist')

/** The ES module of each part that is named by its CommonJS file. */
const asModules = {
  runtime: 'index.js',
  'runtime-core': 'index.js',
  sdk: 'index.js',
  'webpack-bundler-runtime': 'index.js',
  'error-codes': 'index.mjs',
}

/** Stands after the federation's plugin, which names the CommonJS files. */
export class RuntimeAsModulesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply({ options, hooks }) {
    hooks.afterPlugins.tap({ name: 'RuntimeAsModules', stage: 1000 }, () => {
      options.resolve.alias = {
        ...options.resolve.alias,
        '@module-federation/runtime$': join(filesOf('runtime'), 'index.js'),
        ...Object.fromEntries(
          Object.entries(asModules).map(([name, file]) => [
            join(filesOf(name), 'index.cjs'),
            join(filesOf(name), file),
          ]),
        ),
      }
    })
  }
}
