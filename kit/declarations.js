// @ts-check
// The types of a package: its own declarations file by file, with maps and sources, so that an editor finds
// where something is written; and of its libraries only what these declarations name, rolled into `types/vendor`.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { rollLibraryTypes } from './libraryTypes.js'
import { moduleNamesIn } from './moduleNames.js'
import { isOutside, kitPackages, packageOf, typeModule, typesOf } from './packages.js'

/** @typedef {import('./packages.js').KitPackage} KitPackage */

/** What the compiler names in types although it is reached by another name: nobody has to install it. */
const knownAs = /** @type {Record<string, string>} */ ({
  '@tanstack/query-core': '@tanstack/react-query',
  'react-router': 'react-router-dom',
})

/**
 * The file that a relative name in a declaration means. Our own sources name no ending, or `.ts`.
 * @param {string} folder of the declarations
 * @param {string} file that names it, relative to `folder`
 * @param {string} specifier
 */
const fileFor = (folder, file, specifier) => {
  const path = posix.join(posix.dirname(file), specifier.replace(/\.[jt]s$/, ''))
  const found = [`${path}.d.ts`, `${path}/index.d.ts`].find((one) => existsSync(join(folder, one)))
  if (!found) throw new Error(`${file} names ${specifier}, of which there are no types.`)
  return found
}

/**
 * @param {string} from a file
 * @param {string} to another one
 * @returns {string} the name of `to` in `from`, with its ending
 */
const nameFrom = (from, to) => {
  const path = posix.relative(posix.dirname(from), to).replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

/** @param {string} specifier */
const vendorFile = (specifier) => `vendor/${specifier.replace(/^@/, '').replaceAll('/', '.')}.d.ts`

/**
 * Reads the declarations that the entry points lead to.
 * @param {KitPackage} one
 * @param {string[]} sources files that others take types from, besides the entry points
 */
const reachable = ({ declarations, entryPoints }, sources) => {
  /** @type {Map<string, string>} texts by file */
  const files = new Map()
  /** @type {Map<string, Set<string>>} names by library */
  const libraries = new Map()
  /** @type {Set<string>} */
  const others = new Set()
  /** @param {string} file */
  const read = (file) => {
    if (files.has(file)) return
    files.set(file, '')
    let text = readFileSync(join(declarations, file), 'utf8')
    for (const { specifier, start, end, names } of moduleNamesIn(text).toReversed()) {
      const known = knownAs[specifier] ?? specifier
      let name = known
      if (specifier.startsWith('.')) {
        const target = fileFor(declarations, file, specifier)
        read(target)
        name = nameFrom(file, target)
      } else if (kitPackages.some((other) => typeModule(other, known))) {
        others.add(known)
      } else if (!isOutside(known)) {
        const taken = libraries.get(known) ?? new Set()
        libraries.set(known, taken)
        for (const one of names) taken.add(one)
        name = nameFrom(file, vendorFile(known))
      }
      text = text.slice(0, start) + name + text.slice(end)
    }
    files.set(file, text)
  }
  for (const source of [...entryPoints.values(), ...sources])
    read(typesOf(source).slice('types/'.length))
  return { files, libraries, others }
}

/**
 * The source of a declaration, relative to the package.
 * @param {KitPackage} one
 * @param {string} file
 */
const sourceOf = ({ dir }, file) =>
  ['.ts', '.tsx']
    .map((ending) => `src/${file.replace(/\.d\.ts$/, ending)}`)
    .find((path) => existsSync(join(dir, path)))

/**
 * @param {string} path
 * @param {string} text
 */
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * Writes `types` and `src` of a package, from what the compiler has emitted.
 * @param {KitPackage} one
 * @param {string} folder of the package that is built
 * @param {string[]} sources files that others take types from, besides the entry points
 * @returns {Promise<{ modules: string[], libraries: string[], others: string[] }>} the files of libraries
 * whose types were taken, the names of these libraries, and the modules of other packages of the kit
 */
export const writeDeclarations = async (one, folder, sources) => {
  const { files, libraries, others } = reachable(one, sources)
  for (const [file, text] of files) {
    const target = join(folder, 'types', file)
    write(target, text)
    const source = sourceOf(one, file)
    if (!source) continue
    const map = JSON.parse(readFileSync(join(one.declarations, `${file}.map`), 'utf8'))
    map.sources = [nameFrom(`types/${file}`, source)]
    write(`${target}.map`, JSON.stringify(map))
    mkdirSync(dirname(join(folder, source)), { recursive: true })
    copyFileSync(join(one.dir, source), join(folder, source))
  }
  const entries = new Map(
    [...libraries].map(([library, names]) => [
      library,
      { file: vendorFile(library).slice('vendor/'.length), names: [...names].sort() },
    ]),
  )
  const modules = await rollLibraryTypes(one.dir, join(folder, 'types/vendor'), entries)
  return {
    modules,
    libraries: [...new Set([...libraries.keys()].map(packageOf))],
    others: [...others],
  }
}
