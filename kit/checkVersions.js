// @ts-check
// Does the number of a new version say what has changed since the one before?
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackPackage } from '../remote-kit/command/unpack.js'
import { apiChanges } from './apiChanges.js'

/** @typedef {{ name: string, version: string, folder: string }} BuiltPackage */
/** @typedef {import('@truenorth/delivery/kit').KnownVersion} KnownVersion */

/** @param {string} version */
const numbersOf = (version) => version.split(/[.-]/).slice(0, 3).map(Number)

/**
 * What a step between two versions promises: `major` allows everything, `minor` additions.
 * @param {string} before
 * @param {string} after
 */
const stepBetween = (before, after) => {
  const [a, b] = [numbersOf(before), numbersOf(after)]
  const place = b.findIndex((number, i) => number !== a[i])
  return /** @type {const} */ (['major', 'minor', 'patch'])[place] ?? 'patch'
}

/**
 * The lowest version that says it.
 * @param {string} before
 * @param {'major' | 'minor'} grade
 */
const nextVersion = (before, grade) => {
  const [major = 0, minor = 0] = numbersOf(before)
  return grade === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

const longestList = 5

/** @param {import('./apiChanges.js').Change[]} changes */
const listed = (changes) => {
  const texts = changes.map(({ entryPoint, name, what }) => `${name || entryPoint} ${what}`)
  const more = texts.length - longestList
  return texts.slice(0, longestList).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/**
 * Compares a package with the newest version that a site has, unless that is this one.
 * @param {BuiltPackage} built
 * @param {KnownVersion[]} known
 * @returns {Promise<string[]>} problems
 */
const checkVersion = async ({ name, version, folder }, known) => {
  const before = known.find((one) => one.name === name)
  if (!before || before.version === version) return []
  const old = mkdtempSync(join(tmpdir(), 'truenorth-version-'))
  try {
    await unpackPackage(readFileSync(before.path), old)
    const changes = apiChanges(old, folder)
    const major = changes.filter(({ grade }) => grade === 'major')
    const step = stepBetween(before.version, version)
    const [needed, reasons] =
      major.length > 0
        ? [/** @type {const} */ ('major'), major]
        : [/** @type {const} */ ('minor'), changes]
    if (reasons.length === 0 || step === 'major' || step === needed) return []
    return [
      `${name} ${version} has to be ${nextVersion(before.version, needed)} or higher, for since ${before.version} ${listed(reasons)}: raise the version in ${name.split('/').at(-1)}/package.json.`,
    ]
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}

/**
 * @param {BuiltPackage[]} packages
 * @param {KnownVersion[]} known the newest version of each package that a site has
 * @returns {Promise<string[]>} problems, one sentence for each package whose number says too little
 */
export const checkVersions = async (packages, known) => {
  const problems = []
  for (const one of packages) problems.push(...(await checkVersion(one, known)))
  return problems
}
