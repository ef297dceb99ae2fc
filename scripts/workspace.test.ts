import { resolvedVersions } from './workspace.mjs'

const packages = {
  '': { devDependencies: { bundler: '1' } },
  'mf-mood': { dependencies: { charts: '1', '@truenorth/shared-ui': '*' } },
  'mf-journal': { dependencies: { editor: '1' } },
  'node_modules/@truenorth/shared-ui': { link: true },
  'node_modules/bundler': { version: '1.0.0', integrity: 'b' },
  'node_modules/charts': { version: '1.0.0', integrity: 'c', dependencies: { scales: '1' } },
  'node_modules/charts/node_modules/scales': { version: '1.0.0', integrity: 's1' },
  'node_modules/scales': { version: '2.0.0', integrity: 's2' },
  'node_modules/editor': { version: '1.0.0', integrity: 'e', dependencies: { scales: '2' } },
}
const versionsOf = (folder: string, changed: typeof packages = packages) =>
  resolvedVersions([folder], { packages: changed })

test('a package resolves to the nearest versions of its libraries, and of theirs', () => {
  expect(versionsOf('mf-mood')).toEqual([
    'node_modules/charts 1.0.0 c',
    'node_modules/charts/node_modules/scales 1.0.0 s1',
  ])
  expect(versionsOf('mf-journal')).toEqual([
    'node_modules/editor 1.0.0 e',
    'node_modules/scales 2.0.0 s2',
  ])
})

test('a library that another team installs or updates changes nothing of a package', () => {
  const updated = {
    ...packages,
    'node_modules/scales': { version: '2.1.0', integrity: 's3' },
    'node_modules/dates': { version: '1.0.0', integrity: 'd' },
  }
  expect(versionsOf('mf-mood', updated)).toEqual(versionsOf('mf-mood'))
  expect(versionsOf('mf-journal', updated)).not.toEqual(versionsOf('mf-journal'))
})

test('of the root, only what is asked for counts', () => {
  expect(resolvedVersions([''], { only: ['bundler'], packages })).toEqual([
    'node_modules/bundler 1.0.0 b',
  ])
  expect(resolvedVersions([''], { only: [], packages })).toEqual([])
})
