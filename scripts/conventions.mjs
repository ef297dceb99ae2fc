// @ts-check
// Fails on a requirement code that docs/requirements.md does not list, and on import cycles between packages.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, root } from './setup.mjs'

const list = 'docs/requirements.md'
/** Files that hold letters and digits of their own, such as hashes. */
const notWritten = /(^|\/)package-lock\.json$|^bench\/results\/|reference-api/
const isText = /\.([cm]?[jt]sx?|json|md|html|css)$/

const outputs = new Set(['.git', '.build', '.tsc', 'coverage', 'dist', 'node_modules'])
/** @param {string} path */
const isOutput = (path) =>
  outputs.has(path.split('/').at(-1) ?? '') || ['site', 'data', 'gallery'].includes(path)

/**
 * Paths of the repository's own text files, relative to its root.
 * @param {string} [folder]
 * @returns {string[]}
 */
const files = (folder = '') =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return isOutput(path) ? [] : files(path)
    return isText.test(path) && !notWritten.test(path) ? [path] : []
  })

/** @typedef {{ file: string, text: string }} Source */

/** The standard illuminant of daylight, in formulas of color. */
const notACode = 'D65'
/** @param {string} text */
const codesIn = (text) => (text.match(/\bD[1-9]\d?\b/g) ?? []).filter((code) => code !== notACode)

/**
 * @param {Source[]} sources
 * @returns {string[]} problems
 */
const unlistedCodes = (sources) => {
  const requirements = sources.find(({ file }) => file === list)
  const listed = new Set(codesIn(requirements?.text ?? ''))
  return sources.flatMap(({ file, text }) =>
    [...new Set(codesIn(text))]
      .filter((code) => !listed.has(code))
      .map((code) => `${file} refers to ${code}, which ${list} does not list.`),
  )
}

const specifier =
  /(?:\bfrom\s*|\bimport\s*|\bimport\(\s*|\brequire\(\s*)['"]@truenorth\/([\w-]+)[/'"]/g

/**
 * Imports between packages, whether of values or of types.
 * @param {Source[]} sources
 * @returns {Map<string, Set<string>>} imported packages by package
 */
const packageImports = (sources) => {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map()
  for (const { file, text } of sources) {
    const [folder = ''] = file.split('/')
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    for (const [, imported = ''] of text.matchAll(specifier)) {
      if (imported === folder) continue
      const known = imports.get(folder) ?? new Set()
      imports.set(folder, known.add(imported))
    }
  }
  return imports
}

/**
 * @param {Source[]} sources
 * @returns {string[]} problems
 */
const packageCycles = (sources) => {
  const imports = packageImports(sources)
  /** @type {Set<string>} */
  const done = new Set()
  /** @type {string[]} */
  const cycles = []
  /**
   * @param {string} name
   * @param {string[]} path
   */
  const follow = (name, path) => {
    const start = path.indexOf(name)
    if (start !== -1) cycles.push([...path.slice(start), name].join(' → '))
    if (start !== -1 || done.has(name)) return
    for (const next of imports.get(name) ?? []) follow(next, [...path, name])
    done.add(name)
  }
  for (const name of imports.keys()) follow(name, [])
  return cycles.map((cycle) => `Packages import each other in a circle: ${cycle}.`)
}

const sources = files().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const problems = [...unlistedCodes(sources), ...packageCycles(sources)]
if (problems.length) giveUp(problems.join('\n'))
