// @ts-check
// Writes `record.json` beside a remote's build: what it imports from the shell, and what it contains itself.
import { readFileSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { rspack } from '@rspack/core'
import { importedNames } from './importedNames.js'

/** @typedef {import('@rspack/core').Compilation} Compilation */
/** @typedef {import('@rspack/core').Module} Module */
/** @typedef {Compilation['chunkGroups'] extends readonly (infer Group)[] ? Group : never} ChunkGroup */

const packageIn = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
// A remote may contain it: it creates elements and shares nothing.
const jsxRuntime = /[\\/]react[\\/](cjs[\\/]react-)?jsx-(dev-)?runtime/

/** @param {Iterable<string>} names */
const sorted = (names) => Array.from(new Set(names)).sort((a, b) => a.localeCompare(b))

export class RemoteRecordPlugin {
  /**
   * @param {object} options
   * @param {string} options.dir the remote's package folder
   * @param {string[]} options.entryPoints what the shell provides
   * @param {string} options.api version of the API whose contract it is built against
   */
  constructor({ dir, entryPoints, api }) {
    this.dir = dir
    this.entryPoints = new Set(entryPoints)
    this.api = api
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteRecord', (compilation) => {
      /** @type {string[]} */
      let files = []
      compilation.hooks.finishModules.tap('RemoteRecord', (modules) => {
        files = [...modules].flatMap((module) => resourceOf(module) ?? [])
      })
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'RemoteRecord', stage }, () => {
        // The compiler reports what does not compile.
        if (compilation.errors.length > 0) return
        const record = JSON.stringify({ ...this.recordOf(files), parts: chunksOf(compilation) })
        compilation.emitAsset('record.json', new rspack.sources.RawSource(record))
      })
    })
  }

  /** @param {string[]} files */
  recordOf(files) {
    const onDisk = files.filter(isAbsolute)
    const foreign = onDisk.filter((file) => packageIn.test(file) && !jsxRuntime.test(file))
    const sources = onDisk.filter((file) => !packageIn.test(file))
    const own = sources.filter((file) => file.startsWith(this.dir + sep))
    return {
      api: this.api,
      needs: this.importsOf(own.filter((file) => /\.[jt]sx?$/.test(file))),
      packages: [
        ...new Set(foreign.flatMap((file) => packageIn.exec(file)?.[1]?.replace('\\', '/') ?? [])),
      ],
      outside: sources
        .filter((file) => !own.includes(file))
        .map((file) => relative(this.dir, file)),
    }
  }

  /**
   * Imported names by entry point.
   * @param {string[]} files
   */
  importsOf(files) {
    /** @type {Map<string, Set<string>>} */
    const imports = new Map()
    for (const file of files)
      for (const [specifier, name] of importedNames(file, readFileSync(file, 'utf8'))) {
        if (!this.entryPoints.has(specifier)) continue
        const names = imports.get(specifier) ?? new Set()
        imports.set(specifier, names)
        if (name && name !== '*') names.add(name)
      }
    return Object.fromEntries([...imports].map(([specifier, names]) => [specifier, sorted(names)]))
  }
}

/** @param {Module} module */
const resourceOf = (module) =>
  'resource' in module && typeof module.resource === 'string' && module.resource
    ? module.resource.split('?')[0]
    : undefined

const exposed = /^__federation_expose_(.+)$/
const consumed = /^consume shared module \([^)]*\) (@?[^@]+)@/

/**
 * `./slots/Week` for what is exposed, `./pages/LogPage` for what the remote itself loads later.
 * @param {ChunkGroup} group
 */
const nameOf = (group) => {
  const name = exposed.exec(group.name ?? '')?.[1]
  if (name) return `./${name.replaceAll('__', '/')}`
  return group.origins.map(({ request }) => request).find((request) => request?.startsWith('./'))
}

/**
 * What each named chunk needs when it is loaded: its files, entry points of the shell, and the names of
 * chunks that it loads later.
 * @param {Compilation} compilation
 */
const chunksOf = (compilation) => {
  /** @param {ChunkGroup} group */
  const entryPointsOf = (group) =>
    group.chunks
      .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
      .flatMap((module) => consumed.exec(module.identifier())?.[1] ?? [])
  return Object.fromEntries(
    [...compilation.chunkGroups].flatMap((group) => {
      const name = nameOf(group)
      if (name === undefined) return []
      const chunk = {
        files: group.getFiles().filter((file) => file.endsWith('.js')),
        doors: sorted(entryPointsOf(group)),
        later: group.childrenIterable.flatMap((child) => nameOf(child) ?? []),
      }
      return [[name, chunk]]
    }),
  )
}
