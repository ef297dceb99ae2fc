// @ts-check
// The licences of the libraries that a package contains, code and types alike: most ask to be passed on.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../remote-kit/installedPackages.js'

const folderOfLibrary = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const isLicense = /^(licen[cs]e|copying|notice)/i

/** @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && isLicense.test(file.name))
    .map(({ name }) => name)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())

/**
 * @param {string} folder of an installed library
 * @returns {{ key: string, text: string }}
 * @throws when it names no licence
 */
const entryOf = (folder) => {
  /** @type {{ name: string, version: string, license?: string, author?: string | { name?: string } }} */
  const { name, version, license, author } = readJson(join(folder, 'package.json'))
  const texts = textsIn(folder)
  if (!license && texts.length === 0)
    throw new Error(`${name} names no licence, so no package may contain it.`)
  const by = typeof author === 'string' ? author : author?.name
  const heading = [`${name} ${version}`, license, by && texts.length === 0 ? by : undefined]
  return {
    key: `${name} ${version}`,
    text: [heading.filter(Boolean).join(' · '), ...texts].join('\n\n'),
  }
}

/**
 * @param {string[]} files of libraries and of our own
 * @returns {string} one text, by the names of the libraries; empty when there are none
 */
export const licensesOf = (files) => {
  const folders = new Set(files.flatMap((file) => folderOfLibrary.exec(file)?.[0] ?? []))
  const entries = [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(entryOf)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  return entries.map(({ text }) => `${text}\n`).join(`\n${'-'.repeat(80)}\n\n`)
}
