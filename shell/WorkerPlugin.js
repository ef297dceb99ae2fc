// @ts-check
import { rspack } from '@rspack/core'
import { workerConfig } from '../rspack.shell.js'
import { compileInMemory } from './compileInMemory.js'

const file = 'worker.js'

const config = () =>
  workerConfig({ dir: import.meta.dirname, entry: { worker: './src/worker/worker.ts' } })

/** Builds the service worker beside the shell, as `worker.js`: its name may never change. */
export class WorkerPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Worker', (compilation) => {
      // Runs beside the build. A failure is thrown where it is awaited.
      const code = compileInMemory(config(), file)
      code.catch(() => undefined)
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'Worker', stage }, async () => {
        compilation.emitAsset(file, new rspack.sources.RawSource(await code))
      })
    })
  }
}
