import { rspack } from '@rspack/core'

/** Compiles a program of the shell's sources in memory, and answers with the text of its one file. */
export const compileAlone = (config, file) =>
  new Promise((done, failed) => {
    const compiler = rspack(config)
    let code
    compiler.hooks.thisCompilation.tap('CompileAlone', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'CompileAlone', stage }, (assets) => {
        code = String(assets[file].source())
      })
    })
    compiler.hooks.shouldEmit.tap('CompileAlone', () => false)
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error) failed(error)
      else if (stats.hasErrors()) failed(new Error(stats.toString('errors-only')))
      else done(code)
    })
  })
