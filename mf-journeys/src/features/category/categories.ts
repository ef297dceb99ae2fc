import type { Journey } from '@truenorth/api/contract'

type Option = { value: string; label: string }

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
] as const satisfies readonly { value: Journey['category']; label: string }[]

// The edit form spells this one with a space; the server takes both (D20).
const editSpelling = (category: string) => category.replace('personal-growth', 'personal growth')

const editCategories: readonly Option[] = createCategories
  .filter(({ value }) => value !== 'custom')
  .map(({ value, label }) => ({ value: editSpelling(value), label }))

/** How the edit form spells a stored category. */
export const editValueOf = (category: Journey['category']) => editSpelling(category)

/** The categories of the edit form, and the journey's own when it is none of them. */
export const editCategoriesWith = (own: string): readonly Option[] => {
  if (editCategories.some(({ value }) => value === own)) return editCategories
  return [...editCategories, ...createCategories.filter(({ value }) => value === own)]
}
