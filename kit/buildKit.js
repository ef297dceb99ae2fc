// @ts-check
// Builds the packages of the kit: what a team needs that has nothing of this repository.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '../scripts/workspace.mjs'
import { bundleScripts } from './bundleScripts.js'
import { checkExports, checkModules, checkPaths, importedPackages } from './checks.js'
import { checkTypes } from './checkTypes.js'
import { copyCreateRemote, copyRemoteKit } from './copyTools.js'
import { writeDeclarations } from './declarations.js'
import { buildDevelopmentShell } from './developmentShell.js'
import { licensesOf } from './licenses.js'
import {
  kitPackages,
  manifestOf,
  remoteKit,
  sharedPackages,
  typeModule,
  typesOf,
} from './packages.js'

/** @typedef {import('./packages.js').KitPackage} KitPackage */
/** @typedef {{ name: string, version: string, folder: string }} BuiltPackage */
/**
 * The shell that is live in a site: names that it exports, by entry point, and its script.
 * @typedef {{ exports: Record<string, string[]>, script: string }} LiveShell
 */

const readmeOf = (/** @type {KitPackage} */ { name, entryPoints }) => `# ${name}

A part of the Truenorth kit: what its shell provides to remotes, with types, for the checks and tests of a
remote that is built elsewhere. In a page the shell provides the code.

Entry points: ${[...entryPoints.keys()].map((path) => `\`${name}${path.slice(1)}\``).join(', ')}.
`

/**
 * Builds one package into a folder.
 * @param {KitPackage} one
 * @param {string} folder
 * @param {string[]} types specifiers that other packages take types from
 */
const buildPackage = async (one, folder, types) => {
  const modules = types.flatMap((specifier) => typeModule(one, specifier) ?? [])
  const scripts = await bundleScripts(one, folder)
  const declarations = await writeDeclarations(
    one,
    folder,
    modules.map(({ source }) => source),
  )
  const licenses = licensesOf([...scripts.modules, ...declarations.modules])
  const { exports, ...manifest } = manifestOf(one, importedPackages(folder))
  const files = {
    'package.json': `${JSON.stringify(
      {
        ...manifest,
        exports: {
          ...exports,
          ...Object.fromEntries(
            modules
              .filter(({ path }) => !one.entryPoints.has(path))
              .map(({ path, source }) => [path, { types: `./${typesOf(source)}` }]),
          ),
        },
      },
      undefined,
      2,
    )}\n`,
    'README.md': readmeOf(one),
    ...(licenses && { 'THIRD-PARTY-LICENSES.txt': licenses }),
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return { exports: scripts.exports, ...declarations }
}

/**
 * A library whose types two packages carried would be two libraries: what one package returns, the other
 * would refuse.
 * @param {Map<string, string[]>} libraries by package
 */
const checkLibraries = (libraries) => {
  const all = [...libraries.values()].flat()
  return [...new Set(all.filter((one, index) => all.indexOf(one) !== index))].map(
    (library) =>
      `The types of ${library} are in two packages: let the one take them from an entry point of the other.`,
  )
}

/**
 * Builds all packages and checks them.
 * @param {string} output folder, emptied first
 * @param {LiveShell} live
 * @returns {Promise<{ packages: BuiltPackage[], problems: string[] }>}
 */
export const buildKit = async (output, { exports: provided, script }) => {
  // The compiler has to have written the declarations.
  if (!compile(...[...kitPackages, remoteKit].map(({ dir }) => dir)))
    throw new Error('The packages have type errors: see above.')
  rmSync(output, { recursive: true, force: true })
  /** @type {string[]} */
  const problems = []
  /** @type {Set<string>} */
  const types = new Set()
  const libraries = new Map()
  // Who takes types from a package comes before it.
  for (const one of kitPackages.toReversed()) {
    const folder = join(output, one.name)
    mkdirSync(folder, { recursive: true })
    const built = await buildPackage(one, folder, [...types])
    for (const specifier of built.others) types.add(specifier)
    libraries.set(one.name, built.libraries)
    problems.push(
      ...checkExports(one, built.exports, provided),
      ...checkModules(one.name, folder),
      ...checkPaths(one.name, folder),
    )
  }
  const shell = await buildDevelopmentShell(output, script)
  problems.push(...checkPaths(shell.name, shell.folder))
  const tools = [copyRemoteKit(output), copyCreateRemote(output), shell]
  problems.push(...checkLibraries(libraries), ...checkTypes(output))
  const packages = [...tools, ...sharedPackages(output)]
  return { packages, problems }
}
