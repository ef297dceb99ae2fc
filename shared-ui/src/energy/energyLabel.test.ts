import { energyLabel } from './energyLabel'

test.each([
  ['low', 'Low Energy'],
  ['medium', 'Medium Energy'],
  ['high', 'High Energy'],
  [null, ''],
  [undefined, ''],
  ['furious', ''],
])('%p is "%s"', (level, label) => {
  expect(energyLabel(level)).toBe(label)
})
