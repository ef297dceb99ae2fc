// @ts-check
// Builds the packages of the kit: what a team needs that has nothing of this repository.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../remote-kit/installedPackages.js'
import { root } from '../scripts/setup.mjs'
import { compile } from '../scripts/workspace.mjs'
import { bundleScripts } from './bundleScripts.js'
import { checkExports, checkTexts, importedPackages } from './checks.js'
import { checkTypes } from './checkTypes.js'
import { writeDeclarations } from './declarations.js'
import { licensesOf } from './licenses.js'
import { kitPackages, manifestOf, remoteKit, typeModule, typesOf } from './packages.js'

/** @typedef {import('./packages.js').KitPackage} KitPackage */
/** @typedef {{ name: string, version: string, folder: string }} BuiltPackage */

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
 * The package with which a remote is bundled: its files as they are, with the exact versions of its tools.
 * @param {string} folder
 */
const copyRemoteKit = (folder) => {
  const { dir, name } = remoteKit
  const files = readdirSync(dir).filter((file) => /\.js$|^remote\.tsconfig\.json$/.test(file))
  for (const file of files) copyFileSync(join(dir, file), join(folder, file))
  const { private: _, ...manifest } = readJson(join(dir, 'package.json'))
  const peerDependencies = Object.fromEntries(
    kitPackages.map((one) => [one.name, `^${one.version}`]),
  )
  const { license } = readJson(join(root, 'package.json'))
  const text = JSON.stringify({ ...manifest, license, files, peerDependencies }, undefined, 2)
  writeFileSync(join(folder, 'package.json'), `${text}\n`)
  writeFileSync(
    join(folder, 'README.md'),
    `# ${name}

Bundles a remote of Truenorth. Its \`rspack.config.js\` is

    import { remoteConfig } from '${name}'

    export default remoteConfig({ dir: import.meta.dirname })

and \`npx rspack build\` and \`npx rspack serve\` work in its folder. \`${name}/tsconfig.json\` is to be extended,
\`${name}/testing\` is a setup file for tests in jsdom.
`,
  )
  return { name, version: manifest.version, folder }
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
 * @param {Record<string, string[]>} provided names that the shell exports, by entry point
 * @returns {Promise<{ packages: BuiltPackage[], problems: string[] }>}
 */
export const buildKit = async (output, provided) => {
  // The compiler has to have written the declarations.
  if (!compile(...kitPackages.map(({ dir }) => dir)))
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
    problems.push(...checkExports(one, built.exports, provided), ...checkTexts(one, folder))
  }
  problems.push(...checkLibraries(libraries), ...checkTypes(output))
  const kit = join(output, remoteKit.name)
  mkdirSync(kit, { recursive: true })
  const packages = [
    copyRemoteKit(kit),
    ...kitPackages.map(({ name, version }) => ({
      name,
      version,
      folder: join(output, name),
    })),
  ]
  return { packages, problems }
}
