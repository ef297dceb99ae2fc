// What the shell provides and remotes take from it: once in a page, whoever asks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
export const versionOf = (name) =>
  name.startsWith('@truenorth/')
    ? readJson(join(root, name.split('/')[1], 'package.json')).version
    : readJson(join(root, 'node_modules', name, 'package.json')).version

/** Needed by the first paint: inside the shell's entry. */
const eagerKeys = [
  'react',
  'react-dom',
  '@emotion/react',
  '@tanstack/react-query',
  '@truenorth/shared-auth',
  '@truenorth/shared-ui',
  '@truenorth/shared-ui/router',
]
/** Every other door of the shared packages: provided by the shell too, loaded when a screen asks. */
const doorsOf = (name) =>
  Object.keys(readJson(join(root, name, 'package.json')).exports)
    .filter((door) => door !== './testing')
    .map((door) => `@truenorth/${name}${door.slice(1)}`)
const lazyKeys = ['shared-auth', 'shared-ui']
  .flatMap(doorsOf)
  .filter((key) => !eagerKeys.includes(key))
export const sharedKeys = [...eagerKeys, ...lazyKeys]

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

/** The `shared` setting of the shell, which provides, or of a remote, which takes. */
export const shared = (provides) =>
  Object.fromEntries(
    sharedKeys.map((key) => {
      const version = versionOf(packageOf(key))
      const common = { singleton: true, requiredVersion: `^${version}`, strictVersion: isOurs(key) }
      return [
        key,
        provides
          ? { ...common, version, eager: eagerKeys.includes(key) }
          : { ...common, import: false },
      ]
    }),
  )
