import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const chunks = Array.from({ length: 12 }, (_, i) => `chunk${i}`)

const bundle = async (dir: string, output: string) => {
  // In a program of its own, because the bundler is an ES module.
  await run(process.execPath, [join(import.meta.dirname, 'bundle.mjs'), dir, output])
  return (await readdir(join(dir, output))).sort()
}

test('equal sources give equal bundles, with the hash of every chunk', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'truenorth-remote-kit-'))
  for (const chunk of chunks) await writeFile(join(dir, `${chunk}.js`), `export default '${chunk}'`)
  const imports = chunks.map((chunk) => `import('./${chunk}.js')`)
  await writeFile(join(dir, 'index.js'), `Promise.all([${imports.join()}]).then(console.log)`)
  const first = await bundle(dir, 'first')
  for (const output of ['second', 'third']) expect(await bundle(dir, output)).toEqual(first)
  const entry = first.find((file) => file.startsWith('main')) ?? ''
  const code = await readFile(join(dir, 'first', entry), 'utf8')
  expect(code.match(/sha384-/g)).toHaveLength(chunks.length)
  await rm(dir, { recursive: true })
})
