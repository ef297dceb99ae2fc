#!/usr/bin/env node
// @ts-check
// truenorth: the commands of a team that has a remote and the address of a site.
import { buildRemote, describeBuild } from './build.js'
import { runTyped } from './commandLine.js'
import { delivery } from './delivery.js'
import { readManifest, siteOf } from './project.js'

/** @typedef {import('./commandLine.js').Command} Command */

const text = (/** @type {string | boolean | undefined} */ value) =>
  typeof value === 'string' ? value : undefined

/** @type {Record<string, Command>} */
const commands = {
  dev: {
    about: 'Serves the remote with Fast Refresh, in front of the site.',
    options: {
      port: 'NUMBER of the port on which the site is shown, by default 4000',
      'remote-port': 'NUMBER of the port of the remote, by default 3001',
    },
    run: async ({ dir, values }) => {
      const { develop } = await import('./develop.js')
      return develop({
        dir,
        site: siteOf(dir, text(values.site)),
        port: text(values.port),
        remotePort: text(values['remote-port']),
      })
    },
  },
  check: {
    about: 'Checks manifest, types, lint rules, build and routes, and changes nothing.',
    run: async ({ dir, values }) => {
      // Brings the bundler, which most commands do without.
      const { checkRemote } = await import('./check.js')
      return checkRemote(dir, siteOf(dir, text(values.site)))
    },
  },
  build: {
    about: 'Builds the remote into dist.',
    run: async ({ dir }) => {
      const { name } = readManifest(dir)
      const built = await buildRemote(dir)
      return { text: `${name} is built: ${describeBuild(built)}.`, data: { name, ...built } }
    },
  },
  ...delivery,
}

const { exitCode, out, err } = await runTyped(commands, process.argv.slice(2))
if (out) process.stdout.write(`${out}\n`)
if (err) process.stderr.write(`${err}\n`)
process.exitCode = exitCode
