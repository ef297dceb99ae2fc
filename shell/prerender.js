import { compileFunction } from 'node:vm'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { buildTimeConfig } from '../rspack.base.js'
import { compileAlone } from './compileAlone.js'

const dir = import.meta.dirname

// Stands in for the federation: the landing page shows nothing of any remote.
const noParts = `
export const loadPart = () => Promise.reject(new Error('There are no remotes at the build'))
export const forgetPart = () => undefined
`
const emptyRegistry = JSON.stringify({ schema: 1, sequence: 0, remotes: [] })
/** As much of a page as the shell's modules look at when they are loaded. */
const page = {
  self: {},
  addEventListener: () => undefined,
  location: new URL('http://localhost/'),
  navigator: { onLine: true },
  document: {
    cookie: '',
    querySelector: () => null,
    getElementById: () => ({ textContent: emptyRegistry }),
  },
}

const config = () =>
  buildTimeConfig({
    dir,
    entry: { landing: './src/prerender/landing.tsx' },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [join(dir, 'src/remotes/noParts.js')]: noParts,
      }),
      new rspack.NormalModuleReplacementPlugin(/\/federation$/, './noParts'),
    ],
  })

const run = (code) => {
  const module = { exports: {} }
  const names = ['module', 'exports', ...Object.keys(page)]
  compileFunction(code, names)(module, module.exports, ...Object.values(page))
  return module.exports.renderLanding()
}

/** The landing page as HTML, and the styles that its first paint needs. */
export const prerender = async () => run(await compileAlone(config(), 'landing.js'))
