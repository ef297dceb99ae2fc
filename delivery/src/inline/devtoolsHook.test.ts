/** @jest-environment jsdom */
import { inlineScript } from '../documents/inlineScripts.ts'

const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__'
const run = () => window.eval(inlineScript('devtoolsHook'))

afterEach(() => Reflect.deleteProperty(window, name))

test('renderers that register are kept under the ids that they are given', () => {
  run()
  const { inject, renderers } = Reflect.get(window, name)
  const renderer = { version: '19' }
  expect(inject({})).toBe(1)
  expect(inject(renderer)).toBe(2)
  expect(renderers.get(2)).toBe(renderer)
})

test('an installed DevTools extension keeps its own hook', () => {
  const hook = {}
  Reflect.set(window, name, hook)
  run()
  expect(Reflect.get(window, name)).toBe(hook)
})
