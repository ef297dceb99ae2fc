import { join } from 'node:path'

type UsedNames = (path: string, source: string) => [door: string, name?: string][]

/** What a source file takes from which door, as a remote's build records it. */
const takes = async (source: string) => {
  const path = join(process.cwd(), 'delivery/bundler/usedNames.js')
  const { usedNames } = (await import(path)) as { usedNames: UsedNames }
  const named = usedNames('Screen.tsx', source).filter(([, name]) => name !== undefined)
  return named.map(([door, name]) => `${door} ${name}`)
}

test.each<[string, string, string[]]>([
  ['imported by name', `import { Page, Text as T } from 'ui'`, ['ui Page', 'ui Text']],
  [
    'of a type',
    `import type { PageProps } from 'ui'; import { type X, Page } from 'ui'`,
    ['ui Page'],
  ],
  ['passed on', `export { Page } from 'ui'; export type { X } from 'ui'`, ['ui Page']],
  ['by default', `import React from 'react'`, ['react default']],
  [
    'through a namespace',
    `import * as ui from 'ui'; const a = ui.gradient; const b = <ui.Page />`,
    ['ui gradient', 'ui Page'],
  ],
  ['lazily, awaited', `const { Chart } = await import('charts')`, ['charts Chart']],
  ['lazily, then', `import('charts').then(({ Chart }) => Chart)`, ['charts Chart']],
])('names %s', async (_title, source, names) => {
  expect(await takes(source)).toEqual(names)
})
