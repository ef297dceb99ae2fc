// A native radio or checkbox that covers its label: focus, keys and names come from the browser.
export const hiddenInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  // Above faded faces, which form layers of their own.
  zIndex: 1,
  cursor: 'pointer',
} as const

export const choiceBox = {
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: '8',
  background: 'surface',
} as const

export const chosenBox = {
  borderColor: 'brand',
  background: 'brand.wash',
  boxShadow: 'inset 0 0 0 1px {colors.brand}',
} as const

export const focusRing = {
  outline: '2px solid',
  outlineColor: 'brand',
  outlineOffset: '3px',
} as const
