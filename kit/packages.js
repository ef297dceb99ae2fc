// @ts-check
// The packages of the kit: what each is built from, and what stays outside of them.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { manifestOf as installed, readJson } from '../remote-kit/installedPackages.js'
import { sharedEntryPoints } from '../rspack.shared.js'
import { root } from '../scripts/setup.mjs'

/**
 * @typedef {{
 *   name: string, version: string, dir: string, declarations: string, entryPoints: Map<string, string>,
 * }} KitPackage `entryPoints`: the source file in `dir` of each path of `exports`; `declarations`: the folder
 * where the compiler writes the types of `src`
 */

/** Entry points that are for tests: the shell provides none of them. */
const forTests = new Set(['./testing'])

/**
 * Has an instance in a page that everybody shares: a package of the kit contains none of it, and takes exactly
 * the version of the shell.
 */
const instances = Object.keys(sharedEntryPoints).filter((one) => sharedEntryPoints[one] === '')
/** Needed by the entry points for tests, in whatever version a team tests with. */
const testLibraries = ['@testing-library/react', '@testing-library/user-event']
/** Small, or named in types that have to be the same ones in all packages. */
const libraries = ['zod', 'csstype', '@types/react', '@types/react-dom']

/** @param {string} specifier */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Is this import left for whoever installs the package?
 * @param {string} specifier
 */
export const isOutside = (specifier) =>
  specifier in sharedEntryPoints ||
  [...instances, ...testLibraries, ...libraries].includes(packageOf(specifier))

/**
 * @param {string} name a package of this workspace, without its scope
 * @param {string} declarations
 * @returns {KitPackage}
 */
const kitPackage = (name, declarations) => {
  const dir = join(root, name)
  const full = `@truenorth/${name}`
  /** @type {{ version: string, exports: Record<string, string> }} */
  const { version, exports } = readJson(join(dir, 'package.json'))
  const provided = Object.entries(sharedEntryPoints).filter(
    ([entryPoint]) => packageOf(entryPoint) === full,
  )
  const tested = Object.entries(exports).filter(([path]) => forTests.has(path))
  return {
    name: full,
    version,
    dir,
    declarations: join(dir, declarations),
    entryPoints: new Map([
      ...provided.map(
        ([entryPoint, file]) =>
          /** @type {const} */ ([`.${entryPoint.slice(full.length)}`, relative(dir, file)]),
      ),
      ...tested.map(([path, file]) => /** @type {const} */ ([path, file.slice('./'.length)])),
    ]),
  }
}

/** The bundler's configuration of a remote, which is packed as it is. */
export const remoteKit = {
  name: '@truenorth/remote-kit',
  dir: join(root, 'remote-kit'),
  /** Where the compiler writes the types of its scripts. */
  declarations: join(root, '.build/tsc/remoteKit'),
}

/** The command that begins a remote elsewhere, with the guide's example as its template. */
export const createRemote = {
  name: '@truenorth/create-remote',
  dir: join(root, 'create-remote'),
  template: join(root, 'docs/example/mf-example'),
}

/** In the order in which they depend on each other. */
export const kitPackages = [
  kitPackage('api-contract', 'dist'),
  kitPackage('shared-ui', '.tsc'),
  kitPackage('shared-auth', '.tsc'),
]

/**
 * The packages whose entry points a remote imports, as they were built.
 * @param {string} output folder of all built packages
 */
export const sharedPackages = (output) =>
  kitPackages.map(({ name, version }) => ({ name, version, folder: join(output, name) }))

/**
 * The file in a package that holds the JavaScript of an entry point.
 * @param {string} path as in `exports`
 */
export const scriptOf = (path) => `dist/${path === '.' ? 'index' : path.slice(2)}.js`

/**
 * The file in a package that holds the types of a source file.
 * @param {string} source such as `src/charts.tsx`
 */
export const typesOf = (source) => source.replace(/^src/, 'types').replace(/\.tsx?$/, '.d.ts')

/** @param {string} name */
const ownVersion = (name) => kitPackages.find((one) => one.name === name)?.version

/** What types of React's come in. */
const typesFor = /** @type {Record<string, string>} */ ({
  react: '@types/react',
  '@testing-library/react': '@types/react-dom',
})

/**
 * The `package.json` of a built package.
 * @param {KitPackage} one
 * @param {Set<string>} imported names of the packages that its files import
 */
export const manifestOf = ({ name, version, dir, entryPoints }, imported) => {
  const named = [...imported].filter((other) => other !== name)
  const needed = [...new Set([...named, ...named.flatMap((other) => typesFor[other] ?? [])])].sort()
  /**
   * @param {string[]} names
   * @param {(version: string) => string} range
   */
  const versions = (names, range) =>
    Object.fromEntries(
      needed
        .filter((one) => names.includes(one))
        .map((one) => [one, range(ownVersion(one) ?? installed(one, dir).version)]),
    )
  const exact = (/** @type {string} */ found) => found
  const compatible = (/** @type {string} */ found) => `^${found}`
  const optional = versions(testLibraries, compatible)
  const { sideEffects, providedByShell } = readJson(join(dir, 'package.json'))
  return {
    name,
    version,
    license: readJson(join(root, 'package.json')).license,
    type: 'module',
    ...(sideEffects === false && { sideEffects }),
    exports: {
      ...Object.fromEntries(
        [...entryPoints].map(([path, source]) => [
          path,
          { types: `./${typesOf(source)}`, default: `./${scriptOf(path)}` },
        ]),
      ),
      './package.json': './package.json',
    },
    providedByShell,
    files: ['dist', 'src', 'types', 'THIRD-PARTY-LICENSES.txt'],
    dependencies: {
      ...versions(['zod'], exact),
      ...versions(
        libraries.filter((one) => one !== 'zod'),
        compatible,
      ),
    },
    peerDependencies: {
      ...versions(instances, exact),
      ...versions(
        kitPackages.map((one) => one.name),
        compatible,
      ),
      ...optional,
    },
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(optional).map((one) => [one, { optional: true }]),
    ),
  }
}

/**
 * Modules of a package that others take types from, and no code: their path in `exports`, and the source file.
 * @param {KitPackage} one
 * @param {string} specifier such as `@truenorth/api-contract/account`
 */
export const typeModule = ({ name, dir }, specifier) => {
  const source = `src/${specifier.slice(name.length + 1)}.ts`
  return packageOf(specifier) === name && existsSync(join(dir, source))
    ? { path: `.${specifier.slice(name.length)}`, source }
    : undefined
}
