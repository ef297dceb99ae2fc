import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiChanges } from '../apiChanges.js'
import { checkVersions } from '../checkVersions.js'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** A built package with one entry point, a part that it passes on, and types of a library inside. */
const builtPackage = async (index: string, part: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-api-test-'))
  folders.push(folder)
  await mkdir(join(folder, 'types/vendor'), { recursive: true })
  const exports = { '.': { types: './types/index.d.ts', default: './dist/index.js' } }
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: '@truenorth/sample', version: '1.2.0', exports }),
  )
  await writeFile(join(folder, 'types/index.d.ts'), index)
  await writeFile(join(folder, 'types/part.d.ts'), part)
  const library = 'export declare class Store { private rows: number[]; size: number }\n'
  await writeFile(join(folder, 'types/vendor/library.d.ts'), library)
  return folder
}

const index = `export { Card, EmptyState, type CardProps } from './part.js'
export * from './part.js'
export declare const store: import('./vendor/library.js').Store
export declare function localToday(): string
`
const part = `export type CardProps = { title: string; action?: string }
export declare const Card: (props: CardProps) => null
export declare const EmptyState: (props: { title: string }) => null
export declare const EnergyBars: (props: { level: number }) => null
export declare const truncate: (text: string) => string
export type Access = 'user' | 'admin'
export type Kept<T> = { value: T }
`
const archiveOf = async (folder: string) => {
  await promisify(execFile)('npm', ['pack', folder, '--pack-destination', folder], { cwd: folder })
  return join(folder, 'truenorth-sample-1.2.0.tgz')
}

const told = async (freshIndex: string, freshPart: string) =>
  apiChanges(await builtPackage(index, part), await builtPackage(freshIndex, freshPart)).map(
    ({ grade, name, what }) => `${grade} ${name} ${what}`,
  )

test('what is as it was is no change, and what is removed, narrowed or added is told by name', async () => {
  expect(await told(index, part)).toEqual([])
  const freshIndex = index.replace('localToday(): string', 'localToday(): string | undefined')
  const freshPart = part
    .replace('; action?: string', '')
    .replace('EmptyState: (props: { title: string }', "EmptyState: (props: { title: 'a' | 'b' }")
    .replace('{ level: number }', '{ level: number; quiet?: boolean }')
    .replace('(text: string) => string', '(text: string, length?: number) => string')
    .replace("'user' | 'admin'", "'user'")
    .concat('export declare const Badge: () => null\n')
  expect((await told(freshIndex, freshPart)).sort()).toEqual([
    'major Access takes less',
    'major Card has lost a property',
    'major CardProps has lost a property',
    'major EmptyState is not what it was',
    'major localToday is not what it was',
    'minor Badge is new',
    'minor EnergyBars has a property more',
    'minor truncate is wider',
  ])
  expect(await told('export {}\n', part)).toContain('major store is gone')
})

test('a number that says less than has changed is refused, and the next one that fits is named', async () => {
  const name = '@truenorth/sample'
  const path = await archiveOf(await builtPackage(index, part))
  const known = [{ name, version: '1.2.0', path }]
  const changed = await builtPackage(index, part.replace('; action?: string', ''))
  const more = await builtPackage(index, `${part}export declare const Badge: () => null\n`)
  const check = (version: string, folder: string) =>
    checkVersions([{ name, version, folder }], known)
  expect(await check('1.3.0', changed)).toEqual([
    '@truenorth/sample 1.3.0 has to be 2.0.0 or higher, for since 1.2.0 Card has lost a property, CardProps has lost a property: raise the version in sample/package.json.',
  ])
  expect(await check('1.2.1', more)).toEqual([
    '@truenorth/sample 1.2.1 has to be 1.3.0 or higher, for since 1.2.0 Badge is new: raise the version in sample/package.json.',
  ])
  expect(await check('1.3.0', more)).toEqual([])
  expect(await check('2.0.0', changed)).toEqual([])
})
