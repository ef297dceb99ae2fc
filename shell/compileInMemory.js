// @ts-check
import { rspack } from '@rspack/core'

/**
 * Compiles a program of the shell's sources in memory.
 * @param {import('@rspack/core').Configuration} config
 * @param {string} file the program's one output file
 * @returns {Promise<string>} the text of that file
 */
export const compileInMemory = (config, file) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config)
    let code = ''
    compiler.hooks.thisCompilation.tap('CompileInMemory', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'CompileInMemory', stage }, (assets) => {
        code = String(assets[file]?.source())
      })
    })
    compiler.hooks.shouldEmit.tap('CompileInMemory', () => false)
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve(code)
    })
  })
