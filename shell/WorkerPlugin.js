// @ts-check
import { rspack } from '@rspack/core'
import { programConfig } from '../rspack.shell.js'
import { compileInMemory } from './compileInMemory.js'

const file = 'worker.js'

/** A script of its own, which shares no module with the pages. */
const config = () => {
  const program = programConfig({
    dir: import.meta.dirname,
    entry: { worker: './src/worker/worker.ts' },
    plugins: [],
  })
  return {
    ...program,
    output: { ...program.output, library: undefined },
    optimization: { minimize: true },
  }
}

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
