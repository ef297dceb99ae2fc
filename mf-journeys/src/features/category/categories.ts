import type { Journey } from '@truenorth/api/contract'

type Category = Journey['category']

/** The edit form spells one of them with a space (D20). */
export type EditCategory = Category | 'personal growth'

type Option = { value: EditCategory; label: string }

/** The categories of the create form. */
export const createCategories = [
  { value: 'self-discovery', label: 'Self-Discovery' },
  { value: 'mindfulness', label: 'Mindfulness' },
  { value: 'wellness', label: 'Wellness' },
  { value: 'personal-growth', label: 'Personal Growth' },
  { value: 'relationships', label: 'Relationships' },
  { value: 'creativity', label: 'Creativity' },
  { value: 'career', label: 'Career' },
  { value: 'custom', label: 'Custom' },
] as const satisfies readonly { value: Category; label: string }[]

/** How the edit form spells a stored category. */
export const editValueOf = (category: Category): EditCategory =>
  category === 'personal-growth' ? 'personal growth' : category

/** How a category of the edit form is stored. */
export const storedCategory = (category: EditCategory): Category =>
  category === 'personal growth' ? 'personal-growth' : category

const editCategories: readonly Option[] = createCategories
  .filter(({ value }) => value !== 'custom')
  .map(({ value, label }) => ({ value: editValueOf(value), label }))

/** The categories of the edit form, and the journey's own when it is none of them. */
export const editCategoriesWith = (own: string): readonly Option[] => {
  if (editCategories.some(({ value }) => value === own)) return editCategories
  return [...editCategories, ...createCategories.filter(({ value }) => value === own)]
}
