import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { doorFiles } from '../delivery/bundler/doorFiles.js'
import { providedNames } from '../delivery/bundler/providedNames.js'
import { prerender } from './prerender.js'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Writes `shell.json`: what delivery needs to know of this shell (see `ShellBuild` in delivery). */
export class ShellRecordPlugin {
  /**
   * @param doors file of each shared door that is ours, the empty string for a library shared whole
   * @param versions version of each shared door
   */
  constructor({ doors = {}, versions = {}, ownPaths = [] } = {}) {
    Object.assign(this, { doors, versions, ownPaths })
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellRecord', (compilation) => {
      // Goes on beside the build; a failure is told where it is awaited.
      const landing = prerender()
      landing.catch(() => undefined)
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'ShellRecord', stage }, async (assets) => {
        const record = JSON.stringify({
          ...(await this.recordOf(compilation, assets)),
          landing: await landing,
        })
        compilation.emitAsset('shell.json', new rspack.sources.RawSource(record))
      })
    })
  }

  async recordOf(compilation, assets) {
    const files = Object.keys(assets)
    const entryFiles = compilation.entrypoints.get('shell').getFiles()
    const scripts = (names) =>
      names
        .filter((file) => file.endsWith('.js'))
        .map((file) => ({ file, integrity: integrityOf(assets[file].buffer()) }))
    const doors = Object.entries(doorFiles(compilation, Object.keys(this.doors))).map(
      ([door, names]) => [door, scripts(names)],
    )
    return {
      version,
      scripts: scripts(entryFiles),
      doorFiles: Object.fromEntries(doors),
      fonts: files.filter((file) => file.endsWith('.woff2')),
      exports: await providedNames(compilation, this.doors),
      versions: this.versions,
      paths: this.ownPaths,
      files,
    }
  }
}
