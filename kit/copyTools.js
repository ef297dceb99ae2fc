// @ts-check
// The packages of the kit that are tools: their files as they are.
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../remote-kit/installedPackages.js'
import { root } from '../scripts/setup.mjs'
import { createRemote, kitPackages, remoteKit } from './packages.js'

/** @typedef {import('./buildKit.js').BuiltPackage} BuiltPackage */

/**
 * @param {{ name: string, dir: string }} tool
 * @param {object} options
 * @param {string} options.output folder of all built packages
 * @param {string[]} options.files of its folder
 * @param {string} options.readme
 * @param {object} [options.manifest] fields of its `package.json` besides its own
 * @returns {BuiltPackage}
 */
const copyTool = ({ name, dir }, { output, files, readme, manifest: more }) => {
  const folder = join(output, name)
  mkdirSync(folder, { recursive: true })
  for (const file of files) cpSync(join(dir, file), join(folder, file), { recursive: true })
  const { private: _, ...manifest } = readJson(join(dir, 'package.json'))
  const { license } = readJson(join(root, 'package.json'))
  const text = JSON.stringify({ ...manifest, license, ...more }, undefined, 2)
  writeFileSync(join(folder, 'package.json'), `${text}\n`)
  writeFileSync(join(folder, 'README.md'), `# ${name}\n\n${readme}`)
  return { name, version: manifest.version, folder }
}

/**
 * Entry points with their types, where the compiler has written some.
 * @param {Record<string, string>} entryPoints files by path
 */
const withTypes = (entryPoints) =>
  Object.fromEntries(
    Object.entries(entryPoints).map(([path, file]) => {
      const types = file.replace(/\.js$/, '.d.ts')
      return types !== file && existsSync(join(remoteKit.declarations, types))
        ? [path, { types: types.replace(/^\./, './types'), default: file }]
        : [path, file]
    }),
  )

/**
 * The package with which a remote is bundled, with the exact versions of its tools.
 * @param {string} output folder of all built packages
 */
export const copyRemoteKit = (output) => {
  const { dir, declarations, name } = remoteKit
  const scripts = readdirSync(dir).filter((file) => /\.js$|^remote\.tsconfig\.json$/.test(file))
  const types = join(output, name, 'types')
  mkdirSync(types, { recursive: true })
  for (const file of readdirSync(declarations).filter((one) => one.endsWith('.d.ts')))
    copyFileSync(join(declarations, file), join(types, file))
  const peerDependencies = Object.fromEntries(
    kitPackages.map((one) => [one.name, `^${one.version}`]),
  )
  return copyTool(remoteKit, {
    output,
    files: [...scripts, 'command'],
    manifest: {
      exports: withTypes(readJson(join(dir, 'package.json')).exports),
      files: [...scripts, 'command', 'types'],
      peerDependencies,
    },
    readme: `Bundles a remote of Truenorth. Its \`rspack.config.js\` is

    import { remoteConfig } from '${name}'

    export default remoteConfig({ dir: import.meta.dirname })

and \`npx rspack build\` and \`npx rspack serve\` work in its folder. \`${name}/tsconfig.json\` is to be extended,
\`${name}/lint\` holds the rules for oxlint, \`${name}/testing\` is a setup file for tests in jsdom, and
\`${name}/renderRemote\` renders the remote in a test without a shell.
`,
  })
}

/**
 * The command that begins a remote, with its template.
 * @param {string} output folder of all built packages
 */
export const copyCreateRemote = (output) => {
  const { dir, name, template } = createRemote
  const scripts = readdirSync(dir).filter((file) => file.endsWith('.js'))
  cpSync(template, join(output, name, 'template'), {
    recursive: true,
    filter: (path) => !/[\\/](dist|\.tsc|node_modules)$/.test(path),
  })
  return copyTool(createRemote, {
    output,
    files: [...scripts, 'outside'],
    readme: `Begins a remote of Truenorth, in a folder that needs nothing else:

    npx --@truenorth:registry=https://the.site/kit/ ${name}@latest sunrise --site https://the.site
`,
  })
}
