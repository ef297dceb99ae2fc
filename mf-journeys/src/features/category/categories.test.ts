import { createCategories, editCategoriesWith, editValueOf } from './categories'

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)

it('offers eight categories on the create form', () => {
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

it('offers the same without custom on the edit form, with "personal growth" in two words', () => {
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

it('keeps the custom category of a journey that has it', () => {
  expect(values(editCategoriesWith('custom')).at(-1)).toBe('custom')
})
