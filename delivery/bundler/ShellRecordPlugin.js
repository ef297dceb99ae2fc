// @ts-check
// Writes `shell.json` beside the shell's build: what delivery needs to know of it (`builds/shellBuild.ts`).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { exportedByFile } from './exportedByFile.js'

/** @typedef {import('@rspack/core').Compilation} Compilation */
/** @typedef {{ html: string, styles: { names: string, css: string }[] }} Landing */

/** @param {Buffer} bytes */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

export class ShellRecordPlugin {
  /**
   * @param {object} options
   * @param {string} options.dir the shell's package folder
   * @param {() => Promise<Landing>} options.prerender renders the landing page
   * @param {Record<string, string>} [options.entryPoints] source file of each shared entry point that
   *   is ours, the empty string for a library that is shared whole
   * @param {Record<string, string>} [options.versions] version of each shared entry point
   * @param {string[]} [options.ownPaths] paths of the shell's screens
   */
  constructor({ dir, prerender, entryPoints = {}, versions = {}, ownPaths = [] }) {
    this.dir = dir
    this.prerender = prerender
    this.entryPoints = entryPoints
    this.versions = versions
    this.ownPaths = ownPaths
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellRecord', (compilation) => {
      // Runs beside the build. A failure is thrown where it is awaited.
      const landing = this.prerender()
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

  /**
   * @param {Compilation} compilation
   * @param {Compilation['assets']} assets
   */
  async recordOf(compilation, assets) {
    const files = Object.keys(assets)
    /** @param {readonly string[]} names */
    const scripts = (names) =>
      names.flatMap((file) => {
        const asset = file.endsWith('.js') ? assets[file] : undefined
        return asset ? [{ file, integrity: integrityOf(asset.buffer()) }] : []
      })
    const lazy = lazyEntryPoints(compilation, Object.keys(this.entryPoints))
    return {
      version: JSON.parse(readFileSync(join(this.dir, 'package.json'), 'utf8')).version,
      scripts: scripts(compilation.entrypoints.get('shell')?.getFiles() ?? []),
      doorFiles: Object.fromEntries(
        lazy.map(([entryPoint, names]) => [entryPoint, scripts(names)]),
      ),
      // The emoji come after the first paint, when the first of them is drawn.
      fonts: files.filter((file) => file.endsWith('.woff2') && !file.includes('emoji')),
      exports: await exportedNames(compilation, this.entryPoints),
      versions: this.versions,
      paths: this.ownPaths,
      files,
    }
  }
}

/**
 * The files of each shared entry point that the shell does not load at once. One without files of its own
 * comes with the federation, in the chunk `host`.
 * @param {Compilation} compilation
 * @param {string[]} entryPoints
 */
const lazyEntryPoints = (compilation, entryPoints) => {
  const groups = [...compilation.chunkGroups]
  return entryPoints.flatMap((entryPoint) => {
    const group =
      groups.find(({ origins }) => origins.some(({ request }) => request === entryPoint)) ??
      groups.find(({ name }) => name === 'host')
    return group ? [/** @type {const} */ ([entryPoint, group.getFiles()])] : []
  })
}

/**
 * The exported names of each entry point that is part of the build. The shell provides none that it
 * does not import itself.
 * @param {Compilation} compilation
 * @param {Record<string, string>} entryPoints
 */
const exportedNames = async (compilation, entryPoints) => {
  const byFile = exportedByFile(compilation)
  const named = await Promise.all(
    Object.entries(entryPoints).map(async ([entryPoint, file]) => {
      /** @type {string[] | undefined} */
      const names = file ? byFile.get(file) : Object.keys(await import(entryPoint))
      return names ? [[entryPoint, Array.from(names).sort((a, b) => a.localeCompare(b))]] : []
    }),
  )
  return Object.fromEntries(named.flat())
}
