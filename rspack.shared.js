// @ts-check
// What the shell provides and remotes take from it: one instance of each in a page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname

/**
 * @param {string} path
 * @throws when the file is missing or is no JSON
 */
export const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${String(cause)}`, { cause })
  }
}

/** @param {string} name */
const isOurs = (name) => name.startsWith('@truenorth/')

/** @param {string} name a package of this workspace, without its scope */
const manifestOf = (name) => readJson(join(root, name, 'package.json'))

/**
 * The version of a package, of ours or installed.
 * @param {string} name
 * @returns {string}
 */
export const versionOf = (name) =>
  isOurs(name)
    ? manifestOf(name.slice('@truenorth/'.length)).version
    : readJson(join(root, 'node_modules', name, 'package.json')).version

const libraries = ['react', 'react-dom', '@emotion/react', '@tanstack/react-query']
// For tests, and for the shell alone.
const notShared = /^\.\/(account|testing|demo)(\/|$)/

/** Source file of each shared entry point that is ours. */
const ownEntryPoints = Object.fromEntries(
  ['shared-auth', 'shared-ui'].flatMap((name) => {
    /** @type {Record<string, string>} */
    const exports = manifestOf(name).exports
    return Object.entries(exports)
      .filter(([path]) => !notShared.test(path))
      .map(([path, file]) => [`@truenorth/${name}${path.slice(1)}`, join(root, name, file)])
  }),
)

/** The schemas of responses that remotes parse, the rules of texts, and what the worker hands over; the shell has those of accounts and reports for itself. */
const contractEntryPoints = Object.fromEntries(
  [
    'common',
    'days',
    'feedback',
    'inbox',
    'journal',
    'journeys',
    'moodDays',
    'moods',
    'share',
    'text',
  ].map((name) => [`@truenorth/api-contract/${name}`, join(root, `api-contract/src/${name}.ts`)]),
)

/**
 * Everything that the shell provides (`shell/src/remotes/sharedModules.ts`): the source file of each entry point
 * of ours, the empty string for a library, which is shared whole.
 * @type {Record<string, string>}
 */
export const sharedEntryPoints = {
  ...Object.fromEntries(libraries.map((name) => [name, ''])),
  ...ownEntryPoints,
  ...contractEntryPoints,
}

/** @param {string} entryPoint */
const packageOf = (entryPoint) =>
  entryPoint
    .split('/')
    .slice(0, entryPoint.startsWith('@') ? 2 : 1)
    .join('/')

/** Version of each shared entry point. */
export const sharedVersions = Object.fromEntries(
  Object.keys(sharedEntryPoints).map((entryPoint) => [
    entryPoint,
    versionOf(packageOf(entryPoint)),
  ]),
)

/** Module Federation's `shared` option of a remote: it takes everything, and brings nothing of its own. */
export const takenFromShell = Object.fromEntries(
  Object.entries(sharedVersions).map(([entryPoint, version]) => [
    entryPoint,
    /** @type {const} */ ({
      singleton: true,
      requiredVersion: `^${version}`,
      strictVersion: isOurs(entryPoint),
      import: false,
    }),
  ]),
)
