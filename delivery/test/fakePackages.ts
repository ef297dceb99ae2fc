// Small built packages on disk, for tests.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { integrityOf } from '../src/site/files.ts'

/** A new folder among the machine's temporary files. */
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
  packageName?: string
  /** What its remote.json has besides. */
  manifest?: object
  record?: object
  /** What its federation manifest says it takes from the shell. */
  shared?: { name: string; requiredVersion: string }[]
  /** What it exposes besides App. */
  exposes?: string[]
  /** Files of its build besides those that all have. */
  files?: Record<string, string>
}

/** A built remote with one route `/<name>`. */
export const builtRemote = async (name: string, parts: FakeRemote = {}) => {
  const { text = name, version = '1.0.0', manifest, record, exposes = [], shared = [] } = parts
  const { packageName = `@truenorth/mf-${name}`, files = {} } = parts
  const dir = await temporaryFolder()
  const routes = [{ path: `/${name}`, access: 'user', title: name }]
  await writeFiles(dir, {
    'remote.json': { name, title: name, routes, nav: [], slots: [], ...manifest },
    'package.json': { name: packageName, version },
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
      api: '1.0.0',
      needs: { '@truenorth/shared-ui': ['Page'] },
      packages: [],
      outside: [],
      ...record,
    },
    'dist/remoteEntry.js': '// entry',
    'dist/app.js': `// ${text}`,
    ...Object.fromEntries(Object.entries(files).map(([file, script]) => [`dist/${file}`, script])),
  })
  return dir
}
