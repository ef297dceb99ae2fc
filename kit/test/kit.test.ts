import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { checkExports, checkModules, checkPaths, importedPackages } from '../checks.js'
import { licensesOf } from '../licenses.js'
import { moduleNamesIn } from '../moduleNames.js'

const root = process.cwd()
const folders: string[] = []
const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-kit-test-'))
  folders.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const builtPackage = async (files: Record<string, string>) => {
  const folder = await temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

const sample = {
  name: '@truenorth/sample',
  version: '1.0.0',
  dir: root,
  declarations: root,
  entryPoints: new Map([['./lists', 'src/lists.ts']]),
}

test('names of modules are read from imports, exports and types, not from comments', () => {
  const text = `import a, { b as c } from 'one'
export * from 'two'
// import x from 'none'
export declare const d: import('three').Thing.Part
export declare const e: typeof import("four")`
  const found = moduleNamesIn(text)
  expect(found.map(({ specifier, names }) => [specifier, ...names])).toEqual([
    ['one', 'default', 'b'],
    ['two', '*'],
    ['three', 'Thing'],
    ['four', '*'],
  ])
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

test('a package names neither the folder that it was built in nor import.meta', async () => {
  const folder = await builtPackage({
    'dist/index.js': 'export const mode = import.meta.env',
    'types/index.d.ts': `// ${root}/src/index.ts`,
    'README.md': 'About import.meta.',
  })
  expect(checkModules('@truenorth/sample', folder)).toEqual([
    'dist/index.js of @truenorth/sample uses import.meta, so that jest cannot load it.',
  ])
  expect(checkPaths('@truenorth/sample', folder)).toEqual([
    'types/index.d.ts of @truenorth/sample names the folder in which it was built.',
  ])
})

test('what scripts and types import is what a package has to declare', async () => {
  const folder = await builtPackage({
    'dist/index.js': `import { useState } from 'react'\nexport { z } from 'zod/mini'\nimport './lists.js'`,
    'types/index.d.ts': `export type Style = import('csstype').Properties`,
    'src/index.ts': `import 'not-shipped-as-code'`,
  })
  expect([...importedPackages(folder)].sort()).toEqual(['csstype', 'react', 'zod'])
})

test('an entry point that differs from the shell that is live is refused by name', () => {
  const own = new Map([['./lists', ['useNear', 'useSwipe']]])
  expect(checkExports(sample, own, { '@truenorth/sample/lists': ['useNear', 'useSwipe'] })).toEqual(
    [],
  )
  expect(
    checkExports(sample, own, { '@truenorth/sample/lists': ['usePrinting', 'useNear'] }),
  ).toEqual([
    '@truenorth/sample/lists differs from the shell that is live (lacks usePrinting, also has useSwipe): publish the shell first, by npm run build.',
  ])
})

test('the contract has the version of the API that it describes, which a remote is built against', async () => {
  const versionOf = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8')).version
  expect(await versionOf('api-contract')).toBe(await versionOf('api'))
})

test('licences of libraries are passed on once each', () => {
  const library = join(root, 'node_modules/react')
  const text = licensesOf([join(library, 'index.js'), join(library, 'jsx-runtime.js'), sample.dir])
  expect(text.match(/^react \d+\.\d+\.\d+ · MIT$/gm)).toHaveLength(1)
  expect(text).toContain('Permission is hereby granted')
})

const run = promisify(execFile)
const siteToCopy = process.env['SITE_DIR'] ?? join(root, 'site')

/** A site as it was built last, with no kit yet. */
const copiedSite = async () => {
  const site = join(await temporaryFolder(), 'site')
  await cp(siteToCopy, site, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== 'kit',
  })
  return site
}

test('npm run kit adds the packages, and types that are lost are told', async () => {
  const site = await copiedSite()
  const kit = () => run(process.execPath, [join(root, 'scripts/kit.mjs'), '--site', site])
  const { stdout } = await kit()
  for (const name of [
    'remote-kit',
    'create-remote',
    'shell-development',
    'api-contract',
    'shared-ui',
    'shared-auth',
  ])
    expect(stdout).toContain(`@truenorth/${name} `)
  expect((await readdir(join(site, 'kit'))).filter((file) => file.endsWith('.tgz'))).toHaveLength(6)
  expect((await kit()).stdout).toContain('The kit is in the site already.')

  const { checkTypes } = await import('../checkTypes.js')
  const packages = join(root, '.build/kit/packages')
  const broken = await temporaryFolder()
  await cp(packages, broken, { recursive: true })
  const types = join(broken, '@truenorth/shared-ui/types')
  await rm(join(types, 'vendor/react-router-dom.d.ts'))
  const page = join(types, 'layout/Page.d.ts')
  await writeFile(page, (await readFile(page, 'utf8')).replace('width?: number', 'colour?: string'))
  const problems = checkTypes(broken).join('\n')
  expect(problems).toMatch(/Cannot find module '.*vendor\/react-router-dom\.js'/)
  // The mistakes of the screen are refused by these types alone.
  expect(problems).toMatch(/screen\.tsx.*Unused '@ts-expect-error' directive/)
})
