import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The box that text is written into. */
export const inputRecipe = defineRecipe({
  base: {
    width: '100%',
    minHeight: '46px',
    padding: '10px 14px',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: '8',
    background: 'surface',
    color: 'ink',
    lineHeight: '1.5',
    _placeholder: { color: 'ink.muted', opacity: 1 },
    _focusVisible: { outlineOffset: '0', borderColor: 'brand', borderRadius: '8' },
    // Its parts take the focus one after another, the field itself does not.
    '&[type=date]:focus-within': { outline: '2px solid', outlineColor: 'brand' },
    '&[aria-invalid=true]': { borderColor: 'bad' },
    _disabled: { background: 'surface.sunken', color: 'ink.muted', cursor: 'not-allowed' },
  },
})
