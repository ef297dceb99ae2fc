import { defaultGradient, gradient } from '@truenorth/shared-ui'
import {
  createCategories,
  createThemes,
  defaultCreateColor,
  defaultEditColor,
  defaultEmoji,
  editCategoriesWith,
  editThemes,
  editValueOf,
  journeyEmojis,
} from './fieldOptions'

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)

it('the create form has eight categories', () => {
  expect(values(createCategories)).toEqual([
    'self-discovery',
    'mindfulness',
    'wellness',
    'personal-growth',
    'relationships',
    'creativity',
    'career',
    'custom',
  ])
})

it('the edit form has the same without custom, with "personal growth" in two words', () => {
  expect(values(editCategoriesWith('career'))).toEqual([
    'self-discovery',
    'mindfulness',
    'wellness',
    'personal growth',
    'relationships',
    'creativity',
    'career',
  ])
  expect(editValueOf('personal-growth')).toBe('personal growth')
})

it('the edit form keeps the custom category of a journey', () => {
  expect(values(editCategoriesWith('custom')).at(-1)).toBe('custom')
})

it('each form has eight themes in the order of the specification', () => {
  expect(createThemes.map(({ name }) => name).join(', ')).toBe(
    'Ocean, Sunset, Forest, Lavender, Royal, Rose, Mint, Amber',
  )
  expect(editThemes.map(({ name }) => name).join(', ')).toBe(
    'Blue to Purple, Green to Teal, Orange to Red, Pink to Rose, Indigo to Blue, Yellow to Orange, Purple to Pink, Teal to Blue',
  )
  expect(createThemes[0]?.color).toBe(defaultCreateColor)
  expect(editThemes[0]?.color).toBe(defaultEditColor)
})

it.each([...createThemes, ...editThemes])(
  'the theme $name has a gradient of its own',
  ({ color }) => {
    const fallback = gradient('unknown', 'from-lavender-500 to-red-500').background
    expect(gradient(color, 'from-lavender-500 to-red-500').background).not.toBe(fallback)
    expect(defaultGradient).toBe(defaultCreateColor)
  },
)

it('there are twenty-four different emojis, the compass first', () => {
  expect(new Set(journeyEmojis.map(({ emoji }) => emoji)).size).toBe(24)
  expect(new Set(journeyEmojis.map(({ name }) => name)).size).toBe(24)
  expect(journeyEmojis[0]?.emoji).toBe(defaultEmoji)
})
