import { readBundledImports } from './bundledImports.ts'

const table =
  'var data={moduleIdToConsumeDataMapping:{54:{shareKey:"@truenorth/shared-ui",requiredVersion:"^1.0.0"},77:{shareKey:"react"}}}'

/** The names that a module's code takes of shared-ui; it requires by `n`. */
const namesIn = (code: string) => {
  const chunk = `"use strict";(globalThis.chunks||=[]).push([[1],{7(e,t,n){${code}}}]);`
  const imports = readBundledImports([
    ['remoteEntry.js', table],
    ['app.js', chunk],
  ])
  return imports.find(({ entryPoint }) => entryPoint === '@truenorth/shared-ui')?.names
}

test.each<[string, string, string[]]>([
  ['of a variable', 'var r=n(54);r.Page;(0,r.Text)()', ['Page', 'Text']],
  ['of the call itself', 'n(54).Page', ['Page']],
  ['as texts', 'var r=n(54);r["Page"]', ['Page']],
  ['by destructuring', 'let{Page:r,Text:o}=n(54)', ['Page', 'Text']],
  [
    'of what is exported again before it is required',
    'n.d(t,{P:()=>r.Page});var r=n(54)',
    ['Page'],
  ],
  ['not of another variable of that name', 'var r=n(54);(r=>r.Page)(1);r.Text', ['Text']],
  ['not of another entry point', 'var r=n(77);r.useState', []],
  ['not of a function that only looks like it', 'var f=e=>e;f(54).Page', []],
  ['nothing where all of it is passed on', 'var r=n(54);e.exports=r', []],
])('finds the names that code takes %s', (_, code, names) => {
  expect(namesIn(code)).toEqual(names)
})

test('says which version the bundle asks for, also of what no code uses', () => {
  expect(readBundledImports([['remoteEntry.js', table]])).toEqual([
    { entryPoint: '@truenorth/shared-ui', range: '^1.0.0', names: [] },
    { entryPoint: 'react', range: undefined, names: [] },
  ])
})
