// @ts-check
// What the shell provides and remotes take from it: one instance of each in a page.
import { manifestOf } from './installedPackages.js'

const libraries = ['react', 'react-dom', '@emotion/react', '@tanstack/react-query']
const scope = '@truenorth/'
const packages = ['shared-auth', 'shared-ui', 'api-contract'].map((name) => scope + name)

/**
 * The entry points that the shell provides, with the versions that a remote is built against. Each package
 * names its own in `providedByShell`; the others are for tests, or for the shell alone.
 * @param {string} dir the remote's package folder, from which the packages are found
 * @returns {Record<string, string>}
 */
export const sharedVersions = (dir) =>
  Object.fromEntries([
    ...libraries.map((name) => [name, manifestOf(name, dir).version]),
    ...packages.flatMap((name) => {
      const { version, providedByShell = [] } = manifestOf(name, dir)
      return providedByShell.map((path) => [name + path.slice(1), version])
    }),
  ])

/**
 * Module Federation's `shared` option of a remote: it takes everything, and brings nothing of its own.
 * @param {Record<string, string>} versions by entry point
 */
export const takenFromShell = (versions) =>
  Object.fromEntries(
    Object.entries(versions).map(([entryPoint, version]) => [
      entryPoint,
      /** @type {const} */ ({
        singleton: true,
        requiredVersion: `^${version}`,
        strictVersion: entryPoint.startsWith(scope),
        import: false,
      }),
    ]),
  )
