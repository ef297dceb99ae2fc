// What the shell provides and remotes take from it: once in a page, whoever asks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
export const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${cause.message}`, { cause })
  }
}
export const versionOf = (name) =>
  name.startsWith('@truenorth/')
    ? readJson(join(root, name.split('/')[1], 'package.json')).version
    : readJson(join(root, 'node_modules', name, 'package.json')).version

const libraries = ['react', 'react-dom', '@emotion/react', '@tanstack/react-query']
// Testing is for tests, the demo's server for the shell alone.
const isShared = (door) => !['./testing', './demo'].includes(door)
const doorsOf = (name) =>
  Object.keys(readJson(join(root, name, 'package.json')).exports)
    .filter(isShared)
    .map((door) => `@truenorth/${name}${door.slice(1)}`)

/** What the shell provides (`shell/src/remotes/provided.ts`): libraries, and all doors of the shared packages. */
export const sharedKeys = [...libraries, ...['shared-auth', 'shared-ui'].flatMap(doorsOf)]

/** Source file of each shared door that is ours; an empty string for a library that is shared whole. */
export const sharedDoors = Object.fromEntries(
  sharedKeys.map((key) => {
    const [, name, ...rest] = key.split('/')
    const door = ['.', ...rest].join('/')
    return [
      key,
      key.startsWith('@truenorth/')
        ? join(root, name, readJson(join(root, name, 'package.json')).exports[door])
        : '',
    ]
  }),
)

const isOurs = (key) => key.startsWith('@truenorth/')
const packageOf = (key) =>
  key
    .split('/')
    .slice(0, isOurs(key) || key.startsWith('@') ? 2 : 1)
    .join('/')

/** Version of each shared door. */
export const sharedVersions = Object.fromEntries(
  sharedKeys.map((key) => [key, versionOf(packageOf(key))]),
)

/** The `shared` setting of a remote: it takes, and brings nothing of its own. */
export const taken = Object.fromEntries(
  Object.entries(sharedVersions).map(([key, version]) => [
    key,
    { singleton: true, requiredVersion: `^${version}`, strictVersion: isOurs(key), import: false },
  ]),
)
