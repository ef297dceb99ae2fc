import { importedNames } from '../importedNames.js'

/** `package name` for each import that names something. */
const namesIn = (source: string) =>
  importedNames('Screen.tsx', source)
    .filter(([, name]) => name !== undefined)
    .map(([specifier, name]) => `${specifier} ${name}`)

test.each<[string, string, string[]]>([
  ['imported by name', `import { Page, Text as T } from 'ui'`, ['ui Page', 'ui Text']],
  [
    'beside types',
    `import type { PageProps } from 'ui'; import { type X, Page } from 'ui'`,
    ['ui Page'],
  ],
  ['passed on', `export { Page } from 'ui'; export type { X } from 'ui'`, ['ui Page']],
  ['imported by default', `import React from 'react'`, ['react default']],
  [
    'used through a namespace',
    `import * as ui from 'ui'; const a = ui.gradient; const b = <ui.Page />`,
    ['ui gradient', 'ui Page'],
  ],
  ['imported lazily and awaited', `const { Chart } = await import('charts')`, ['charts Chart']],
  ['imported lazily with then', `import('charts').then(({ Chart }) => Chart)`, ['charts Chart']],
])('finds names that are %s', (_title, source, names) => {
  expect(namesIn(source)).toEqual(names)
})
