#!/usr/bin/env node
// @ts-check
// npx --@truenorth:registry=<site>/kit/ @truenorth/create-remote sunrise --site <site>: begins a remote in a
// repository of its own. Node built-ins only.
import { existsSync, renameSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyNamed, exampleFolder, nameProblem } from './example.js'
import { kitVersions, siteAddress } from './kitOf.js'

const usage = `npx --@truenorth:registry=SITE/kit/ @truenorth/create-remote@latest NAME --site SITE

  NAME         of the remote and of its folder: lower-case letters, digits and hyphens
  --site SITE  address of the Truenorth site that it is for, such as https://the.site`

/** What it takes of the example: the rest belongs to the repository in which that lies. */
const taken = ['src', 'remote.json', 'rspack.config.js']
const outside = join(import.meta.dirname, 'outside')

/**
 * Writes the folder of a remote.
 * @param {string} name
 * @param {string} address of a site
 * @throws an Error with a sentence to show when there is no kit at the address
 */
const create = async (name, address) => {
  const site = siteAddress(address)
  const versions = await kitVersions(site)
  const to = resolve(name)
  copyNamed({ name, from: exampleFolder, to, only: taken })
  copyNamed({ name, from: outside, to, edit: (text) => text.replaceAll('https://the.site', site) })
  const path = join(to, 'package.json')
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replaceAll(/"([^"]+)": "\*"/g, (whole, one) => {
      const version = versions.get(one)
      return version ? `"${one}": "${version}"` : whole
    }),
  )
  // npm packs no files of these names.
  for (const file of ['npmrc', 'gitignore'])
    renameSync(join(to, `${file}.txt`), join(to, `.${file}`))
}

/** @param {string[]} words */
const main = async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { site: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return usage
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new Error(`One name is needed.\n${usage}`)
  const problem = nameProblem(name)
  if (problem) throw new Error(problem)
  if (existsSync(name))
    throw new Error(`${name} is here already: choose another name, or another folder to be in.`)
  if (!values.site) throw new Error(`--site is missing: the address of the site.\n${usage}`)
  await create(name, values.site)
  return `${name} is there, a remote that works, with the route /${name}. Go on with:
  cd ${name}
  npm install
  npx truenorth dev
README.md says the rest.`
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Nothing was made. ${message}\n`)
  process.exitCode = 1
}
