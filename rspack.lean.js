// Resolves libraries to the builds of which a bundle keeps only what it uses.
import { join } from 'node:path'

const modules = join(import.meta.dirname, 'node_modules')

/** Without the checks and warnings that its development build carries. */
export const productionBuilds = {
  'react-router$': join(modules, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': join(modules, 'react-router/dist/production/dom-export.mjs'),
}

/**
 * The registry's reader brings its own few schemas of zod. In one instance with the demo's server,
 * the first paint would carry all that the server uses.
 */
export const ownSchemas = { test: /delivery[\\/]src[\\/]registry\.ts$/, layer: 'registry' }

const federation = (path) => join(modules, '@module-federation', path)
const asModules = {
  'runtime/dist/index.cjs': 'runtime/dist/index.js',
  'runtime-core/dist/index.cjs': 'runtime-core/dist/index.js',
  'sdk/dist/index.cjs': 'sdk/dist/index.js',
  'webpack-bundler-runtime/dist/index.cjs': 'webpack-bundler-runtime/dist/index.js',
  'error-codes/dist/index.cjs': 'error-codes/dist/index.mjs',
}

/** The federation's runtime as ES modules: its plugin names the CommonJS files. Goes after that plugin. */
export class RuntimeAsModulesPlugin {
  apply({ options, hooks }) {
    hooks.afterPlugins.tap({ name: 'RuntimeAsModules', stage: 1000 }, () => {
      options.resolve.alias = {
        ...options.resolve.alias,
        '@module-federation/runtime$': federation('runtime/dist/index.js'),
        ...Object.fromEntries(
          Object.entries(asModules).map(([from, to]) => [federation(from), federation(to)]),
        ),
      }
    })
  }
}
