import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The look of text fields, selects and text areas. */
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
    // As high as its neighbours in WebKit too, whose parts of a date have margins of their own.
    '&:is([type=date], [type=time])': { height: 'calc(1.5em + 22px)', minWidth: 0 },
    '&::-webkit-datetime-edit, &::-webkit-datetime-edit-fields-wrapper': { padding: 0 },
    '&::-webkit-date-and-time-value': { margin: 0, textAlign: 'start' },
    // The focus goes to the parts of a date field and never to the field itself.
    '&:is([type=date], [type=time]):focus-within': { outline: '2px solid', outlineColor: 'brand' },
    '&[aria-invalid=true]': { borderColor: 'bad' },
    _disabled: { background: 'surface.sunken', color: 'ink.muted', cursor: 'not-allowed' },
  },
})
