/** A native radio or checkbox that covers its label, so that the browser provides focus, keys and names. */
export const hiddenInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  // Faded faces are layers of their own, which would cover the input.
  zIndex: 1,
  cursor: 'pointer',
} as const

/** A choice that is not chosen. */
export const choiceBox = {
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: '8',
  background: 'surface',
} as const

/** What changes when it is chosen. */
export const chosenBox = {
  borderColor: 'brand',
  background: 'brand.wash',
  boxShadow: 'inset 0 0 0 1px {colors.brand}',
} as const

/** The ring of a choice whose hidden input has the focus. */
export const focusRing = {
  outline: '2px solid',
  outlineColor: 'brand',
  outlineOffset: '3px',
} as const
