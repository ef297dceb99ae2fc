export type Theme = { name: string; color: string }

/** What the wire says when nobody chose: the first of each form's list. */
export const defaultCreateColor = 'from-blue-500 to-cyan-500'
export const defaultEditColor = 'from-blue-500 to-purple-500'

/** The eight colour themes of the create form. */
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

/** The eight colour themes of the edit form. */
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
