// The same code as one program: the remotes are plain lazy imports, nothing is federated. For measuring only.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { exposesOf, monolithBase } from '../rspack.base.js'
import { ShellRecordPlugin } from '../shell/ShellRecordPlugin.js'
import { WorkerPlugin } from '../shell/WorkerPlugin.js'

const root = join(import.meta.dirname, '..')
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')))

const importOf = (folder) => {
  const dir = join(root, folder)
  const { name } = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'))
  return Object.entries(exposesOf(dir)).map(
    ([expose, file]) =>
      `${JSON.stringify(`${name}/${expose.replace('./', '')}`)}: () => import(${JSON.stringify(join(dir, file))})`,
  )
}

const pagesOf = (folder) => {
  const dir = join(root, folder)
  const { routes } = JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8'))
  return routes
    .filter(({ page }) => page)
    .map(
      ({ path, page }) =>
        `${JSON.stringify(path)}: () => import(${JSON.stringify(join(dir, `src/pages/${page}.tsx`))})`,
    )
}

// Stands in for shell/src/remotes/screenFiles.ts: a page is fetched by its import.
const screens = `
const pages = { ${remotes.flatMap(pagesOf).join(',\n')} }
export const fetchFiles = async (remote, path) => pages[path]?.()
`

// Stands in for shell/src/remotes/federation.ts, with the same two exports.
const parts = `
const imports = { ${remotes.flatMap(importOf).join(',\n')} }
const loading = new Map()
export const loadPart = (name, expose) => {
  const id = name + '/' + expose.replace('./', '')
  if (!loading.has(id)) loading.set(id, imports[id]())
  return loading.get(id)
}
export const forgetPart = () => loading.clear()
`

export const monolithConfig = (output) => {
  const config = monolithBase({ dir: join(root, 'shell'), output })
  return {
    ...config,
    plugins: [
      ...config.plugins,
      new rspack.experiments.VirtualModulesPlugin({
        [join(root, 'shell/src/remotes/monolithParts.js')]: parts,
        [join(root, 'shell/src/remotes/monolithScreens.js')]: screens,
      }),
      new rspack.NormalModuleReplacementPlugin(/\/screenFiles$/, './monolithScreens.js'),
      new rspack.NormalModuleReplacementPlugin(/\/federation$/, './monolithParts.js'),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new WorkerPlugin(),
      new ShellRecordPlugin(),
    ],
  }
}
