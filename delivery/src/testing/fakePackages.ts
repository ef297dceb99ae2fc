// Small packages on disk, as a build leaves them behind.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { integrityOf } from '../site/integrity.ts'

/** A folder that is gone with the machine's temporary files. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'truenorth-delivery-'))

/** Writes JSON files into a folder, by name. */
const writeFiles = async (dir: string, files: Record<string, unknown>) => {
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), text)
  }
}

/** A built shell whose entry says `text`. */
export const builtShell = async (text = 'shell', record: object = {}) => {
  const dir = await temporaryFolder()
  const file = `assets/shell.${text}.js`
  const code = `console.log(${JSON.stringify(text)})`
  const scripts = [{ file, integrity: integrityOf(code) }]
  await writeFiles(join(dir, 'dist'), {
    [file]: code,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'shell.json': {
      version: '1.0.0',
      scripts,
      fonts: [],
      exports: { '@truenorth/shared-ui': ['Page', 'Text'] },
      paths: ['/', '/login'],
      files: [file, 'icon.svg'],
      ...record,
    },
  })
  return dir
}

type FakeRemote = {
  text?: string
  version?: string
  face?: object
  record?: object
  /** What its manifest says it takes from the shell. */
  shared?: { name: string; requiredVersion: string }[]
  /** What it exposes besides App. */
  exposes?: string[]
}

/** A built remote with one route `/<name>`. */
export const builtRemote = async (name: string, parts: FakeRemote = {}) => {
  const { text = name, version = '1.0.0', face, record, exposes = [], shared = [] } = parts
  const dir = await temporaryFolder()
  const routes = [{ path: `/${name}`, access: 'user', title: name }]
  await writeFiles(dir, {
    'remote.json': { name, title: name, routes, nav: [], slots: [], ...face },
    'package.json': { version },
    'dist/mf-manifest.json': {
      name,
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      shared,
      exposes: ['./App', ...exposes].map((path) => ({
        path,
        assets: { js: { sync: ['app.js'], async: [] } },
      })),
    },
    'dist/record.json': {
      package: `@truenorth/mf-${name}`,
      api: '1.0.0',
      needs: { '@truenorth/shared-ui': ['Page'] },
      packages: [],
      outside: [],
      ...record,
    },
    'dist/remoteEntry.js': '// entry',
    'dist/app.js': `// ${text}`,
  })
  return dir
}
