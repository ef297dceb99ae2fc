import { progressRule } from './progressRule'

const between = 'A whole number from 0 to 100'

it.each([
  ['', true],
  ['0', true],
  ['40', true],
  ['100', true],
  ['101', between],
  ['-1', between],
  ['2.5', between],
  ['much', between],
])('progress %p: %p', (text, verdict) => {
  expect(progressRule.validate(text)).toBe(verdict)
})
