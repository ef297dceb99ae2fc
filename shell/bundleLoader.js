// @ts-check
import { workerConfig } from '../rspack.shell.js'
import { compileInMemory } from './compileInMemory.js'

/**
 * Replaces the source of a worker by its bundle: that file with all that it imports, apart from the modules of
 * the pages. The name of the emitted file holds the hash of the whole.
 * @this {import('@rspack/core').LoaderContext}
 */
async function bundleLoader() {
  const entry = { bundled: this.resourcePath }
  return compileInMemory(workerConfig({ dir: import.meta.dirname, entry }), 'bundled.js')
}

export default bundleLoader
