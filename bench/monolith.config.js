// @ts-check
// The same code as one program: the remotes are plain lazy imports, and nothing is federated. For measuring only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { ShellRecordPlugin } from '../delivery/bundler/ShellRecordPlugin.js'
import { exposesOf } from '../remote-kit/index.js'
import { monolithBase } from '../rspack.shell.js'
import { prerender } from '../shell/prerender.js'
import { WorkerPlugin } from '../shell/WorkerPlugin.js'

const root = join(import.meta.dirname, '..')
const replacements = join(import.meta.dirname, 'src/monolith')
const remotes = readdirSync(root)
  .map((name) => join(root, name))
  .filter((dir) => existsSync(join(dir, 'remote.json')))

/**
 * @param {string} dir
 * @returns {{ name: string, routes: { path: string, page?: string }[] }}
 */
const manifestOf = (dir) => JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'))

/** @type {(dir: string) => [id: string, file: string][]} */
const partsOf = (dir) =>
  Object.entries(exposesOf(dir)).map(([expose, file]) => [
    `${manifestOf(dir).name}/${expose.replace('./', '')}`,
    join(dir, file),
  ])

/** @type {(dir: string) => [path: string, file: string][]} */
const pagesOf = (dir) =>
  manifestOf(dir).routes.flatMap(({ path, page }) =>
    page ? [[path, join(dir, `src/pages/${page}.tsx`)]] : [],
  )

/** @param {[id: string, file: string][]} files */
const table = (files) =>
  `{ ${files.map(([id, file]) => `${JSON.stringify(id)}: () => import(${JSON.stringify(file)})`).join(', ')} }`

/** The table of lazy imports: see `src/monolith/imports.d.ts`. */
const imports = () =>
  `export const parts = ${table(remotes.flatMap(partsOf))}\nexport const pages = ${table(remotes.flatMap(pagesOf))}\n`

/**
 * @param {string} output
 * @returns {import('@rspack/core').Configuration}
 */
export const monolithConfig = (output) => {
  const dir = join(root, 'shell')
  const config = monolithBase({ dir, output })
  return {
    ...config,
    plugins: [
      ...config.plugins,
      new rspack.experiments.VirtualModulesPlugin({
        [join(replacements, 'imports.js')]: imports(),
      }),
      new rspack.NormalModuleReplacementPlugin(
        /\/federation$/,
        join(replacements, 'federation.ts'),
      ),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new WorkerPlugin(),
      new ShellRecordPlugin({ dir, prerender }),
    ],
  }
}
