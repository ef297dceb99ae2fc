// What can be chosen in the forms of a journey: categories, color themes, emojis.
import type { Category } from '@truenorth/api-contract/journeys'
import type { EmojiOption } from '@truenorth/shared-ui/forms'

/** A category of the edit form, which spells one of them with a space (D20). */
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

/** The category of the edit form for a stored one. */
export const editValueOf = (category: Category): EditCategory =>
  category === 'personal-growth' ? 'personal growth' : category

/** The stored category for one of the edit form. */
export const storedCategory = (category: EditCategory): Category =>
  category === 'personal growth' ? 'personal-growth' : category

const editCategories: readonly Option[] = createCategories
  .filter(({ value }) => value !== 'custom')
  .map(({ value, label }) => ({ value: editValueOf(value), label }))

/** The categories of the edit form, and the journey's own if it is none of them. */
export const editCategoriesWith = (own: string): readonly Option[] => {
  if (editCategories.some(({ value }) => value === own)) return editCategories
  return [...editCategories, ...createCategories.filter(({ value }) => value === own)]
}

/** A color theme; `color` is the gradient on the wire. */
export type Theme = { name: string; color: string }

/** The theme of a new create form. */
export const defaultCreateColor = 'from-blue-500 to-cyan-500'
/** The theme of a new quick path, and of a journey without a color. */
export const defaultEditColor = 'from-blue-500 to-purple-500'

/** The eight color themes of the create form. */
export const createThemes: readonly Theme[] = [
  { name: 'Ocean', color: defaultCreateColor },
  { name: 'Sunset', color: 'from-red-500 to-amber-500' },
  { name: 'Forest', color: 'from-green-500 to-teal-500' },
  { name: 'Lavender', color: 'from-violet-500 to-lavender-500' },
  { name: 'Royal', color: 'from-indigo-500 to-purple-500' },
  { name: 'Rose', color: 'from-rose-500 to-pink-500' },
  { name: 'Mint', color: 'from-emerald-500 to-mint-500' },
  { name: 'Amber', color: 'from-orange-500 to-yellow-500' },
]

/** The eight color themes of the edit form. */
export const editThemes: readonly Theme[] = [
  { name: 'Blue to Purple', color: defaultEditColor },
  { name: 'Green to Teal', color: 'from-green-500 to-teal-500' },
  { name: 'Orange to Red', color: 'from-orange-500 to-red-500' },
  { name: 'Pink to Rose', color: 'from-pink-500 to-rose-500' },
  { name: 'Indigo to Blue', color: 'from-indigo-500 to-blue-500' },
  { name: 'Yellow to Orange', color: 'from-yellow-500 to-orange-500' },
  { name: 'Purple to Pink', color: 'from-purple-500 to-pink-500' },
  { name: 'Teal to Blue', color: 'from-teal-500 to-blue-500' },
]

/** The emoji of a new create form. */
export const defaultEmoji = '🧭'

/** The emojis that a journey may have. */
export const journeyEmojis: readonly EmojiOption[] = [
  { emoji: defaultEmoji, name: 'Compass' },
  { emoji: '🌱', name: 'Seedling' },
  { emoji: '🌅', name: 'Sunrise' },
  { emoji: '🌊', name: 'Wave' },
  { emoji: '⛰️', name: 'Mountain' },
  { emoji: '🔥', name: 'Fire' },
  { emoji: '⭐', name: 'Star' },
  { emoji: '🌙', name: 'Moon' },
  { emoji: '📚', name: 'Books' },
  { emoji: '🎨', name: 'Palette' },
  { emoji: '🎵', name: 'Music' },
  { emoji: '💪', name: 'Strength' },
  { emoji: '🧘', name: 'Meditation' },
  { emoji: '❤️', name: 'Heart' },
  { emoji: '🚀', name: 'Rocket' },
  { emoji: '🎯', name: 'Target' },
  { emoji: '🌈', name: 'Rainbow' },
  { emoji: '🦋', name: 'Butterfly' },
  { emoji: '🌻', name: 'Sunflower' },
  { emoji: '🏃', name: 'Runner' },
  { emoji: '✍️', name: 'Writing hand' },
  { emoji: '🤝', name: 'Handshake' },
  { emoji: '💡', name: 'Light bulb' },
  { emoji: '🗺️', name: 'Map' },
]
