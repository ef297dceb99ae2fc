// @ts-check
// A remote that works, as a copy of the guide's example under a name of its own. Node built-ins only.
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

const packed = join(import.meta.dirname, 'template')
/** Where the example lies: in the packed command, or in this repository. */
export const exampleFolder = existsSync(packed)
  ? packed
  : join(import.meta.dirname, '../docs/example/mf-example')

/**
 * @param {string} name
 * @returns {string | undefined} what is wrong with the name of a remote, as a sentence
 */
export const nameProblem = (name) =>
  /^[a-z][a-z0-9-]{0,31}$/.test(name)
    ? undefined
    : `"${name}" is no name of a remote: up to 32 lower-case letters, digits and hyphens, the first one a letter.`

/**
 * Replaces what the example calls itself, in each form in which that is written.
 * @param {string} text
 * @param {string} name of the remote
 * @param {string} folder
 */
const rename = (text, name, folder) => {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  return text
    .replaceAll('mf-example', folder)
    .replaceAll(/(["'])example\1/g, `$1${name}$1`)
    .replaceAll(/(["'/])sunrise(?=["'])/g, `$1${name}`)
    .replaceAll(/(["'])Sunrise\1/g, `$1${title}$1`)
}

const outputs = new Set(['dist', '.tsc', 'node_modules'])

/**
 * Copies files of a remote into its folder, under its name.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.from a folder
 * @param {string} options.to the remote's folder; it is made where it is missing
 * @param {string[]} [options.only] files and folders of `from`; without it all of them
 * @param {(text: string) => string} [options.edit] changes each file at the top besides
 */
export const copyNamed = ({ name, from, to, only = readdirSync(from), edit = (text) => text }) => {
  const copied = only.filter((path) => !outputs.has(path))
  for (const path of copied) cpSync(join(from, path), join(to, path), { recursive: true })
  for (const path of copied.flatMap((one) => filesIn(to, one))) {
    const text = rename(readFileSync(join(to, path), 'utf8'), name, basename(to))
    writeFileSync(join(to, path), copied.includes(path) ? edit(text) : text)
  }
}

/** @type {(folder: string, path: string) => string[]} */
const filesIn = (folder, path) =>
  extname(path)
    ? [path]
    : readdirSync(join(folder, path)).flatMap((name) => filesIn(folder, join(path, name)))
