// @ts-check
// Renders the landing page during the build, so that it is visible before any script has run.
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { rspack } from '@rspack/core'
import { programConfig } from '../rspack.shell.js'
import { compileInMemory } from './compileInMemory.js'

/** @typedef {import('../delivery/bundler/ShellRecordPlugin.js').Landing} Landing */

const dir = import.meta.dirname

/** The parts of a page that modules of the shell read when they are loaded. */
const page = {
  self: {},
  addEventListener: () => undefined,
  location: new URL('http://localhost/'),
  navigator: { onLine: true },
  document: {
    cookie: '',
    querySelector: () => null,
  },
}

const config = () =>
  programConfig({
    dir,
    entry: { landing: './src/prerender/landing.tsx' },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /\/federation$/,
        join(dir, 'src/prerender/noRemotes.ts'),
      ),
    ],
  })

/**
 * @param {string} code
 * @returns {Landing}
 */
const run = (code) => {
  /** @type {{ exports: { renderLanding?: () => Landing } }} */
  const module = { exports: {} }
  const names = ['module', 'exports', ...Object.keys(page)]
  compileFunction(code, names)(module, module.exports, ...Object.values(page))
  if (!module.exports.renderLanding)
    throw new Error('The program for prerendering exports nothing.')
  return module.exports.renderLanding()
}

/** The landing page as HTML, and the styles that its first paint needs. */
export const prerender = async () => run(await compileInMemory(config(), 'landing.js'))
