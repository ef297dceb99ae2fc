// @ts-check
// The source files of what the shell provides (`remote-kit/sharedPackages.js` says what that is).
import { join } from 'node:path'
import { manifestOf } from './remote-kit/installedPackages.js'
import { sharedVersions as versionsFrom } from './remote-kit/sharedPackages.js'

const root = import.meta.dirname

/** Version of each shared entry point. */
export const sharedVersions = versionsFrom(root)

/** @param {string} entryPoint of a package of this workspace */
const sourceOf = (entryPoint) => {
  const [scope, name = '', ...rest] = entryPoint.split('/')
  const path = ['.', ...rest].join('/')
  const { exports = {} } = manifestOf(`${scope}/${name}`, root)
  const file = exports[path]
  // The contract has one pattern for all of its modules.
  return join(root, name, typeof file === 'string' ? file : `src/${rest.join('/')}.ts`)
}

/**
 * Everything that the shell provides (`shell/src/remotes/sharedModules.ts`): the source file of each entry point
 * of ours, the empty string for a library, which is shared whole.
 * @type {Record<string, string>}
 */
export const sharedEntryPoints = Object.fromEntries(
  Object.keys(sharedVersions).map((entryPoint) => [
    entryPoint,
    entryPoint.startsWith('@truenorth/') ? sourceOf(entryPoint) : '',
  ]),
)
