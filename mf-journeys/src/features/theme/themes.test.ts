import { defaultGradient, gradient } from '@truenorth/shared-ui'
import { createThemes, defaultCreateColor, defaultEditColor, editThemes } from './themes'

it('offers eight themes in each form, in the order of the specification', () => {
  expect(createThemes.map(({ name }) => name).join(', ')).toBe(
    'Ocean, Sunset, Forest, Lavender, Royal, Rose, Mint, Amber',
  )
  expect(editThemes.map(({ name }) => name).join(', ')).toBe(
    'Blue to Purple, Green to Teal, Orange to Red, Pink to Rose, Indigo to Blue, Yellow to Orange, Purple to Pink, Teal to Blue',
  )
  expect(createThemes[0]?.color).toBe(defaultCreateColor)
  expect(editThemes[0]?.color).toBe(defaultEditColor)
})

it.each([...createThemes, ...editThemes])('draws $name in its own hues', ({ color }) => {
  const fallback = gradient('unknown', 'from-lavender-500 to-red-500').background
  expect(gradient(color, 'from-lavender-500 to-red-500').background).not.toBe(fallback)
  expect(defaultGradient).toBe(defaultCreateColor)
})
