// @ts-check
// A name for a build that follows from what goes into it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hashOf.js'
import { installedVersions, readJson } from './installedPackages.js'

const kit = import.meta.dirname
/** Scripts of the kit that have no part in bundling. */
const others = new Set([
  'developmentVersion.js',
  'lint.js',
  'lintRules.js',
  'renderRemote.js',
  'testing.js',
])
const bundling = readdirSync(kit)
  .filter((file) => file.endsWith('.js') && !others.has(file))
  .sort()
const bundler = ['@rspack/core', '@module-federation/enhanced']

/**
 * Hash of a remote's files, of the libraries that it may contain, and of what bundles them.
 * @param {string} dir the remote's package folder
 * @returns {string} ten hexadecimal digits
 */
export const buildName = (dir) => {
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = readJson(join(dir, 'package.json'))
  // The shell provides these packages: a remote contains nothing of them.
  const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@truenorth/'))
  const versions = [...installedVersions(libraries, dir), ...installedVersions(bundler, kit)]
  return hashOf(dir, ['.'], [hashOf(kit, bundling), ...versions]).slice(0, 10)
}
