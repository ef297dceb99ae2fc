// Bundles packages with their own Rspack configurations.
import { pathToFileURL } from 'node:url'
import { join, resolve } from 'node:path'
import { rspack } from '@rspack/core'

/**
 * @param folders package folders, each with an `rspack.config.js`
 * @throws with the compiler's words when a package does not build
 */
export const bundle = async (folders) => {
  const urls = folders.map(
    (folder) => pathToFileURL(join(resolve(folder), 'rspack.config.js')).href,
  )
  const configs = await Promise.all(urls.map(async (url) => (await import(url)).default))
  const compiler = rspack(configs)
  const stats = await new Promise((done, failed) => {
    compiler.run((error, result) => (error ? failed(error) : done(result)))
  })
  await new Promise((done) => {
    compiler.close(done)
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
}

if (process.argv[1] === import.meta.filename) await bundle(process.argv.slice(2))
