// Writes `record.json` beside a remote's build: what it takes from the shell and what it carries itself.
import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { rspack } from '@rspack/core'
import { partsOf } from './partsOf.js'
import { usedNames } from './usedNames.js'

const packageIn = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
// Creates elements and no more; it is small and shares nothing.
const jsxRuntime = /[\\/]react[\\/](cjs[\\/]react-)?jsx-(dev-)?runtime/

const byName = (a, b) => a.localeCompare(b)

export class RemoteRecordPlugin {
  /**
   * @param doors the keys that the shell provides
   * @param api version of the API whose contract it is built against
   */
  constructor({ dir, doors, api }) {
    Object.assign(this, { dir, doors: new Set(doors), api })
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteRecord', (compilation) => {
      let files = []
      compilation.hooks.finishModules.tap('RemoteRecord', (modules) => {
        files = [...modules].map(({ resource }) => resource?.split('?')[0]).filter(Boolean)
      })
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'RemoteRecord', stage }, () => {
        // What does not compile is told by the compiler.
        if (compilation.errors.length > 0) return
        const record = JSON.stringify({ ...this.recordOf(files), parts: partsOf(compilation) })
        compilation.emitAsset('record.json', new rspack.sources.RawSource(record))
      })
    })
  }

  recordOf(files) {
    const onDisk = files.filter(isAbsolute)
    const foreign = onDisk.filter((file) => packageIn.test(file) && !jsxRuntime.test(file))
    const sources = onDisk.filter((file) => !packageIn.test(file))
    const own = sources.filter((file) => file.startsWith(this.dir + sep))
    return {
      package: JSON.parse(readFileSync(join(this.dir, 'package.json'), 'utf8')).name,
      api: this.api,
      needs: this.needsOf(own.filter((file) => /\.[jt]sx?$/.test(file))),
      packages: [...new Set(foreign.map((file) => packageIn.exec(file)[1].replace('\\', '/')))],
      outside: sources
        .filter((file) => !own.includes(file))
        .map((file) => relative(this.dir, file)),
    }
  }

  needsOf(files) {
    const needs = {}
    for (const file of files)
      for (const [door, name] of usedNames(file, readFileSync(file, 'utf8'))) {
        if (!this.doors.has(door)) continue
        const names = (needs[door] ??= new Set())
        if (name && name !== '*') names.add(name)
      }
    return Object.fromEntries(
      Object.entries(needs).map(([door, names]) => [door, Array.from(names).sort(byName)]),
    )
  }
}
