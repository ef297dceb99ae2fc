// @ts-check
// Compiles a team's screen against the built packages alone, in a folder outside the repository in which only
// what they declare is installed: what a package names and does not declare would silently be `any`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readJson } from '../remote-kit/installedPackages.js'
import { root } from '../scripts/setup.mjs'
import { kitPackages, remoteKit } from './packages.js'

/** All packages that have types. */
const typed = [...kitPackages, remoteKit]

// What libraries that a team installs itself do is theirs, and so are mistakes inside the types of a library that
// was rolled: but no name of it may be missing. Only the first line of a message names a file.
const isOurs = /^(screen|everything|node_modules\/@truenorth\/)/
const isVendor = /^node_modules\/@truenorth\/[\w-]+\/types\/vendor\//
const isUnknownName = /error TS(2304|2305|2307|2503|2552|2694|2724):/

/** @param {string} path */
const inModules = (path) => join('node_modules', path)

/**
 * @param {string} output folder of the built packages
 * @param {string} folder
 */
const install = (output, folder) => {
  /** @type {Set<string>} */
  const declared = new Set()
  for (const { name } of typed) {
    cpSync(join(output, name), join(folder, inModules(name)), { recursive: true })
    const { dependencies, peerDependencies } = readJson(join(output, name, 'package.json'))
    for (const one of Object.keys({ ...dependencies, ...peerDependencies })) declared.add(one)
  }
  for (const one of declared) {
    if (typed.some(({ name }) => name === one)) continue
    const target = join(folder, inModules(one))
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(join(root, inModules(one)), target, 'junction')
  }
}

/**
 * @param {string} output folder of the built packages
 * @returns {string[]} names of all modules that have types
 */
const typedModules = (output) =>
  typed.flatMap(({ name }) =>
    Object.entries(readJson(join(output, name, 'package.json')).exports)
      .filter(([, target]) => typeof target === 'object')
      .map(([path]) => name + path.slice(1)),
  )

/**
 * @param {string} output folder of the built packages
 * @returns {string[]} problems: what the compiler says of our packages and of the team's screen
 */
export const checkTypes = (output) => {
  const folder = mkdtempSync(join(tmpdir(), 'truenorth-kit-'))
  try {
    install(output, folder)
    cpSync(join(import.meta.dirname, 'consumer/screen.tsx'), join(folder, 'screen.tsx'))
    const everything = typedModules(output).map(
      (name, i) => `export * as module${i} from '${name}'`,
    )
    writeFileSync(join(folder, 'everything.ts'), everything.join('\n'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const compilerOptions = {
      // How Node finds modules; bundlers ask less.
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      verbatimModuleSyntax: true,
      types: [],
      skipLibCheck: false,
    }
    const files = ['screen.tsx', 'everything.ts']
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout
      .split('\n')
      .filter((line) => isOurs.test(line) && (!isVendor.test(line) || isUnknownName.test(line)))
      .map((line) => `The types do not hold in an empty folder: ${line}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
