// @ts-check
// truenorth build: bundles the remote as `rspack build` does, and says how large it is.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { CommandFailure } from './failure.js'

/**
 * The Rspack configuration of a remote.
 * @param {string} dir
 * @returns {Promise<import('@rspack/core').Configuration>}
 * @throws a CommandFailure when it has none
 */
export const bundlerConfig = async (dir) => {
  const path = join(dir, 'rspack.config.js')
  if (!existsSync(path))
    throw new CommandFailure(
      'refused',
      "rspack.config.js is missing: import { remoteConfig } from '@truenorth/remote-kit' and export default remoteConfig({ dir: import.meta.dirname }).",
    )
  const { default: config } = await import(pathToFileURL(path).href)
  return config
}

/** @param {import('@rspack/core').Configuration} config */
const bundle = async (config) => {
  const { rspack } = await import('@rspack/core')
  const compiler = rspack(config)
  /** @type {import('@rspack/core').Stats | undefined} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  await new Promise((resolve) => {
    compiler.close(resolve)
  })
  if (stats?.hasErrors())
    throw new CommandFailure('refused', [
      stats.toString({ preset: 'errors-only', colors: false }),
      'The remote does not build: see above.',
    ])
}

/** Files that a site does not serve. */
export const isShipped = (/** @type {string} */ file) =>
  !file.endsWith('.map') && file !== 'mf-stats.json'

/**
 * Builds a remote into `dist`.
 * @param {string} dir
 * @returns {Promise<{ files: number, bytes: number, brotliBytes: number }>} of its scripts
 * @throws a CommandFailure with the bundler's messages
 */
export const buildRemote = async (dir) => {
  await bundle(await bundlerConfig(dir))
  const dist = join(dir, 'dist')
  const scripts = readdirSync(dist)
    .filter((file) => isShipped(file) && file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file)))
  const sum = (/** @type {number[]} */ sizes) => sizes.reduce((all, one) => all + one, 0)
  return {
    files: scripts.length,
    bytes: sum(scripts.map(({ length }) => length)),
    brotliBytes: sum(scripts.map((bytes) => brotliCompressSync(bytes).length)),
  }
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`

/** @param {Awaited<ReturnType<typeof buildRemote>>} built */
export const describeBuild = ({ files, bytes, brotliBytes }) =>
  `${files} scripts, ${kilobytes(bytes)}, compressed ${kilobytes(brotliBytes)}`
