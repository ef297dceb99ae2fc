// @ts-check
// What a built package has to keep to, whoever installs it. Each problem is a sentence.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from '../scripts/setup.mjs'
import { moduleNamesIn } from './moduleNames.js'
import { packageOf } from './packages.js'

/** @typedef {import('./packages.js').KitPackage} KitPackage */

/**
 * Paths of the files of a package, with forward slashes.
 * @param {string} folder
 */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

/**
 * What a script imports, by its own text.
 * @param {string} text
 */
const importedByScript = (text) =>
  parseSync(text, { syntax: 'ecmascript', target: 'es2023' }).body.flatMap((item) => {
    const isNamed = item.type === 'ImportDeclaration' || item.type === 'ExportAllDeclaration'
    if (isNamed) return [item.source.value]
    return item.type === 'ExportNamedDeclaration' && item.source ? [item.source.value] : []
  })

/**
 * Names of the packages that the files of a built package import.
 * @param {string} folder
 * @returns {Set<string>}
 */
export const importedPackages = (folder) => {
  const specifiers = filesIn(folder).flatMap((file) => {
    const text = () => readFileSync(join(folder, file), 'utf8')
    if (file.startsWith('dist/')) return importedByScript(text())
    return file.endsWith('.d.ts') ? moduleNamesIn(text()).map(({ specifier }) => specifier) : []
  })
  return new Set(specifiers.filter((one) => !one.startsWith('.')).map(packageOf))
}

/**
 * A package must not name the machine that built it.
 * @param {string} name
 * @param {string} folder
 * @returns {string[]} problems
 */
export const checkPaths = (name, folder) =>
  filesIn(folder)
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(root))
    .map((file) => `${file} of ${name} names the folder in which it was built.`)

/**
 * jest cannot load a module with `import.meta`.
 * @param {string} name
 * @param {string} folder
 * @returns {string[]} problems
 */
export const checkModules = (name, folder) =>
  filesIn(folder)
    .filter((file) => file.startsWith('dist/'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('import.meta'))
    .map((file) => `${file} of ${name} uses import.meta, so that jest cannot load it.`)

/**
 * Compares the names that the entry points export with those of the shell that is live.
 * @param {KitPackage} one
 * @param {Map<string, string[]>} exports by path
 * @param {Record<string, string[]>} provided names by entry point, as the shell's build records them
 * @returns {string[]} problems
 */
export const checkExports = ({ name, entryPoints }, exports, provided) =>
  [...entryPoints.keys()].flatMap((path) => {
    const entryPoint = name + path.slice(1)
    const own = exports.get(path) ?? []
    const live = provided[entryPoint]
    if (!live) return own.length > 0 ? [] : [`${entryPoint} exports nothing.`]
    const missing = live.filter((one) => !own.includes(one))
    const more = own.filter((one) => !live.includes(one))
    return missing.length + more.length > 0
      ? [
          `${entryPoint} differs from the shell that is live (${[...missing.map((one) => `lacks ${one}`), ...more.map((one) => `also has ${one}`)].join(', ')}): publish the shell first, by npm run build.`,
        ]
      : []
  })
