// @ts-check
// Rolls the types that are taken of libraries into few files, so that the libraries need not be installed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { isOutside } from './packages.js'

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  skipLibCheck: true,
  types: [],
}

/**
 * @param {string} dir a package of this workspace, from which the libraries are found
 * @param {string} output
 * @param {Map<string, { file: string, names: string[] }>} entries by library; `*` takes all of its names
 * @returns {Promise<string[]>} the declaration files of the libraries
 * @throws when a library is missing
 */
export const rollLibraryTypes = async (dir, output, entries) => {
  if (entries.size === 0) return []
  const inputs = join(dir, '.build/libraryTypes')
  rmSync(inputs, { recursive: true, force: true })
  mkdirSync(inputs, { recursive: true })
  for (const [library, { file, names }] of entries) {
    const named = names.includes('*') ? '*' : `{ ${names.join(', ')} }`
    writeFileSync(join(inputs, file), `export ${named} from '${library}'\n`)
  }
  const tsconfig = join(inputs, 'tsconfig.json')
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions }))
  const bundle = await rollup({
    input: Object.fromEntries(
      [...entries.values()].map(({ file }) => [file.replace(/\.d\.ts$/, ''), join(inputs, file)]),
    ),
    external: isOutside,
    onLog: (_, log) => {
      // A library that is not found would be left as an import that nobody has.
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
    },
    plugins: [dts({ respectExternal: true, tsconfig })],
  })
  const { output: files } = await bundle.write({
    dir: output,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'shared.[hash].d.ts',
  })
  await bundle.close()
  rmSync(inputs, { recursive: true })
  return files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
}
