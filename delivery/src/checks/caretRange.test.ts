import { fitsCaret } from './caretRange.ts'

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['1.9.9', '^2.0.0', false],
  ['0.3.0', '^0.2.1', false],
  ['0.2.4', '^0.2.1', true],
  ['1.2.3', 'latest', false],
])('%s in %s: %s', (version, range, isIn) => {
  expect(fitsCaret(version, range)).toBe(isIn)
})
