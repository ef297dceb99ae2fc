// @ts-check
// What a new version of a package changes for those who use it: asked of the compiler, one line a question. Removed
// or narrowed is major, added is minor. An assignment alone does not see an optional property that is gone, so the
// keys are compared too.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from '../remote-kit/installedPackages.js'
import { root } from '../scripts/setup.mjs'
import { filesIn } from './checks.js'
import { declaredExports } from './declaredExports.js'

/** @typedef {'major' | 'minor'} Grade */
/** @typedef {{ grade: Grade, entryPoint: string, name: string, what: string }} Change */
/** @typedef {{ line: string, change: Change }} Question */

const preamble = `import type * as React from 'react'
type Props<T> = T extends React.ElementType ? React.ComponentProps<T> : never
type Keys<T> = T extends unknown ? keyof T : never
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false
declare const holds: <T extends true>() => void
declare const none: <T extends never>() => void`

/**
 * @param {string} folder of a built package
 * @returns {Map<string, string>} declaration files by entry point
 */
const entryPointsOf = (folder) =>
  new Map(
    Object.entries(readJson(join(folder, 'package.json')).exports ?? {}).flatMap(
      ([path, target]) =>
        typeof target === 'object' && target.types ? [[path, join(folder, target.types)]] : [],
    ),
  )

/**
 * The questions about one name that both versions export.
 * @param {string} before how the old value or type is written
 * @param {string} after
 * @param {boolean} isValue
 * @returns {[line: string, grade: Grade, what: string][]}
 */
const questionsAbout = (before, after, isValue) => {
  const [o, n] = isValue ? [`typeof ${before}`, `typeof ${after}`] : [before, after]
  const keys = (/** @type {string} */ type) => (isValue ? `Keys<Props<${type}>>` : `Keys<${type}>`)
  return [
    [`{ const x: ${o} = null! as ${n} }`, 'major', 'is not what it was'],
    // Who has one may hand it to what takes the new one.
    ...(isValue
      ? []
      : [
          /** @type {[string, Grade, string]} */ ([
            `{ const x: ${n} = null! as ${o} }`,
            'major',
            'takes less',
          ]),
        ]),
    [`none<Exclude<${keys(o)}, ${keys(n)}>>()`, 'major', 'has lost a property'],
    [`none<Exclude<${keys(n)}, ${keys(o)}>>()`, 'minor', 'has a property more'],
    [`holds<Same<${o}, ${n}>>()`, 'minor', 'is wider'],
  ]
}

/**
 * @param {Map<string, string>} old declaration files by entry point
 * @param {Map<string, string>} fresh
 */
const compareNames = (old, fresh) => {
  /** @type {Change[]} */
  const changes = []
  /** @type {Question[]} */
  const questions = []
  /** @type {string[]} */
  const imports = []
  for (const entryPoint of fresh.keys())
    if (!old.has(entryPoint)) changes.push({ grade: 'minor', entryPoint, name: '', what: 'is new' })
  for (const [entryPoint, oldFile] of old) {
    const freshFile = fresh.get(entryPoint)
    if (!freshFile) {
      changes.push({ grade: 'major', entryPoint, name: '', what: 'is gone' })
      continue
    }
    const [before, after] = [declaredExports(oldFile), declaredExports(freshFile)]
    const i = imports.length
    imports.push(`import type * as Old${i} from ${JSON.stringify(oldFile.replace(/\.d\.ts$/, '.js'))}
import type * as New${i} from ${JSON.stringify(freshFile.replace(/\.d\.ts$/, '.js'))}`)
    for (const name of after.keys())
      if (!before.has(name)) changes.push({ grade: 'minor', entryPoint, name, what: 'is new' })
    for (const [name, one] of before) {
      const other = after.get(name)
      if (!other || (one.isValue && !other.isValue) || (one.isType && !other.isType)) {
        changes.push({ grade: 'major', entryPoint, name, what: 'is gone' })
        continue
      }
      const asked = [
        ...(one.isValue ? questionsAbout(`Old${i}.${name}`, `New${i}.${name}`, true) : []),
        ...(one.isType && !one.isGeneric && !other.isGeneric
          ? questionsAbout(`Old${i}.${name}`, `New${i}.${name}`, false)
          : []),
      ]
      for (const [line, grade, what] of asked)
        questions.push({ line, change: { grade, entryPoint, name, what } })
    }
  }
  return { changes, questions, imports }
}

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

/**
 * @param {string} folder
 * @param {string[]} imports
 * @param {Question[]} questions
 * @returns {Change[]} what the compiler objects to
 */
const askCompiler = (folder, imports, questions) => {
  const start = [...imports, preamble].join('\n').split('\n')
  const lines = [...start, ...questions.map(({ line }) => line)]
  writeFileSync(join(folder, 'questions.ts'), lines.join('\n'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['questions.ts'] }),
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return [...stdout.matchAll(/^questions\.ts\((\d+),\d+\): error (.*)$/gm)].map(
    ([, line, text]) => {
      const question = questions[Number(line) - 1 - start.length]
      if (!question) throw new Error(`Versions of a package could not be compared: ${text}`)
      return question.change
    },
  )
}

/**
 * A class with private members is another one in another file: both versions have to meet the same libraries.
 * @param {string} folder of a built package
 * @param {string} vendor folder of the types of libraries to use
 */
const useTypesOfLibraries = (folder, vendor) => {
  for (const file of filesIn(folder).filter((one) => one.endsWith('.d.ts'))) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const changed = text.replaceAll(/(["'])(?:\.{1,2}\/)+vendor\//g, `$1${vendor}/`)
    if (changed !== text) writeFileSync(path, changed)
  }
}

/**
 * Compares two versions of a package.
 * @param {string} before folder of the version that is known
 * @param {string} after folder of the built package
 * @returns {Change[]} one for each name, the gravest
 */
export const apiChanges = (before, after) => {
  const folder = mkdtempSync(join(tmpdir(), 'truenorth-api-'))
  try {
    cpSync(before, join(folder, 'old'), { recursive: true })
    cpSync(after, join(folder, 'new'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    useTypesOfLibraries(join(folder, 'old'), join(folder, 'new/types/vendor'))
    const { changes, questions, imports } = compareNames(
      entryPointsOf(join(folder, 'old')),
      entryPointsOf(join(folder, 'new')),
    )
    const all = [...changes, ...askCompiler(folder, imports, questions)]
    /** @type {Map<string, Change>} */
    const gravest = new Map()
    for (const change of all) {
      const key = `${change.entryPoint} ${change.name}`
      const known = gravest.get(key)
      if (!known || (known.grade === 'minor' && change.grade === 'major')) gravest.set(key, change)
    }
    return [...gravest.values()]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
