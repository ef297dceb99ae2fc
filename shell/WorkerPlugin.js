import { rspack } from '@rspack/core'
import { buildTimeConfig } from '../rspack.base.js'
import { compileAlone } from './compileAlone.js'

const file = 'worker.js'

// A script of its own under a name that stays: it runs beside the pages and holds nothing of them.
const config = () => {
  const program = buildTimeConfig({
    dir: import.meta.dirname,
    entry: { worker: './src/worker/worker.ts' },
    plugins: [],
  })
  const { library: _, ...output } = program.output
  return { ...program, output, optimization: { minimize: true } }
}

/** Builds the service worker beside the shell, as `worker.js`. */
export class WorkerPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Worker', (compilation) => {
      // Goes on beside the build; a failure is told where it is awaited.
      const code = compileAlone(config(), file)
      code.catch(() => undefined)
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'Worker', stage }, async () => {
        compilation.emitAsset(file, new rspack.sources.RawSource(await code))
      })
    })
  }
}
