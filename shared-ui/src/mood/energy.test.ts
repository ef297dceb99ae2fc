import { energyLabel } from './energy'

test.each([
  ['low', 'Low Energy'],
  ['medium', 'Medium Energy'],
  ['high', 'High Energy'],
  [null, ''],
  [undefined, ''],
  ['furious', ''],
])('the label of %p is "%s"', (level, label) => {
  expect(energyLabel(level)).toBe(label)
})
