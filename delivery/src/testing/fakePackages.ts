// Small packages on disk, as a build leaves them behind.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '../site/integrity.ts'

/** A folder that is gone with the machine's temporary files. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'truenorth-delivery-'))

/** A built shell whose entry says `text`. */
export const builtShell = async (text = 'shell') => {
  const dir = await temporaryFolder()
  const file = `assets/shell.${text}.js`
  const code = `console.log(${JSON.stringify(text)})`
  await mkdir(join(dir, 'dist/assets'), { recursive: true })
  await writeFile(join(dir, 'dist', file), code)
  await writeFile(join(dir, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const scripts = [{ file, integrity: integrityOf(code) }]
  const record = { version: '1.0.0', scripts, fonts: [], exports: {}, files: [file, 'icon.svg'] }
  await writeFile(join(dir, 'dist/shell.json'), JSON.stringify(record))
  return dir
}

/** A built remote with one route `/<name>`. */
export const builtRemote = async (name: string, text = name) => {
  const dir = await temporaryFolder()
  await mkdir(join(dir, 'dist'))
  const face = {
    name,
    title: name,
    routes: [{ path: `/${name}`, access: 'user', title: name }],
    nav: [],
    slots: [],
  }
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ path: './App', assets: { js: { sync: ['app.js'], async: [] } } }],
  }
  await writeFile(join(dir, 'remote.json'), JSON.stringify(face))
  await writeFile(join(dir, 'package.json'), JSON.stringify({ version: '1.0.0' }))
  await writeFile(join(dir, 'dist/mf-manifest.json'), JSON.stringify(manifest))
  await writeFile(join(dir, 'dist/remoteEntry.js'), '// entry')
  await writeFile(join(dir, 'dist/app.js'), `// ${text}`)
  return dir
}
