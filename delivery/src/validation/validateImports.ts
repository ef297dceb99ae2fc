// Does the record of a build say what its code does? The record decides whether a release fits a shell, so it has
// to be true, whoever wrote it.
import { Worker } from 'node:worker_threads'
import type { RemoteBuild } from '../builds/remoteBuild.ts'
import type { BundledImports, Scripts } from './bundledImports.ts'

const program = new URL('../../dist/validation/bundledImportsWorker.js', import.meta.url)
const longestMs = 60_000
/** What code that nests without end may use; a bundle of a megabyte takes a fifth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512, stackSizeMb: 8 }

/** Without the table of Module Federation there is nothing to compare. */
const table = 'moduleIdToConsumeDataMapping'

const scriptsOf = ({ files }: RemoteBuild): Scripts =>
  [...files]
    .filter(([name]) => name.endsWith('.js') && !name.includes('.worker.'))
    .map(([name, { plain }]) => [name, String(plain)] as const)

const readInWorker = (scripts: Scripts) =>
  new Promise<BundledImports>((resolve, reject) => {
    const worker = new Worker(program, { workerData: scripts, resourceLimits })
    const timer = setTimeout(() => {
      reject(new Error('it takes too long'))
      void worker.terminate()
    }, longestMs)
    worker
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => {
        clearTimeout(timer)
        reject(new Error('it ended without a result'))
      })
  })

/**
 * Compares the imports in a build's scripts with those of its record. A record may name more: the bundler leaves
 * out what is not used.
 * @returns the problems of a build; none when its record is true
 */
export const validateImports = async (build: RemoteBuild): Promise<string[]> => {
  const { name, requires } = build.release
  const scripts = scriptsOf(build)
  if (!scripts.some(([, code]) => code.includes(table))) return []
  const imports = await readInWorker(scripts).catch((error: unknown) => String(error))
  if (typeof imports === 'string')
    return [`The scripts of ${name} cannot be read (${imports}): build again.`]
  return imports.flatMap(({ entryPoint, names, range }) => {
    const recorded = requires?.exports[entryPoint]
    const missing = recorded ? names.filter((one) => !recorded.includes(one)) : [entryPoint]
    const wanted = requires?.versions?.[entryPoint]
    const untrue =
      missing.length > 0 &&
      `${name} imports ${missing.join(', ')}${recorded ? ` from ${entryPoint}` : ''}, and dist/record.json does not say so: build again.`
    const unasked =
      range !== undefined &&
      range !== wanted &&
      `${name} asks for ${entryPoint} ${range}, and dist/mf-manifest.json says ${wanted ?? 'nothing of it'}: build again.`
    return [untrue, unasked].filter((problem) => problem !== false)
  })
}
