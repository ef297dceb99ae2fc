/** @jest-environment jsdom */
import { inlineScript } from '../documents/inlineScripts.ts'

const link = (name: string, canary: string) => `<link id="${name}" data-canary="${canary}">`
const run = () => {
  document.head.innerHTML = [
    link('canary', '[10,30,1]'),
    link('late', '[10,30,1,1]'),
    link('live', '[10,30,0]'),
  ].join('')
  window.eval(inlineScript('canaryPreloads'))
  const links = [...document.querySelectorAll('link')]
  return links
    .filter(({ rel, dataset }) => rel === 'preload' || dataset['late'] === '')
    .map(({ id, rel }) => `${id} ${rel || 'late'}`)
}

test.each([
  [0, ['canary preload', 'late late']],
  [19, ['canary preload', 'late late']],
  [20, ['live preload']],
  [89, ['live preload']],
  [90, ['canary preload', 'late late']],
])('a browser in bucket %i preloads the release that it gets', (bucket, preloaded) => {
  document.cookie = `truenorth_canary=${bucket}; path=/`
  expect(run()).toEqual(preloaded)
  expect(document.cookie).toContain(`truenorth_canary=${bucket}`)
})

test('a browser without a bucket draws one and keeps it', () => {
  document.cookie = 'truenorth_canary=; path=/; max-age=0'
  const first = run()
  const bucket = /truenorth_canary=(\d+)/.exec(document.cookie)?.[1]
  expect(Number(bucket)).toBeLessThan(100)
  expect(run()).toEqual(first)
  expect(document.cookie).toContain(`truenorth_canary=${bucket}`)
})
