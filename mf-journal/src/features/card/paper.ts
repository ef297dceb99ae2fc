import { chakra } from '@truenorth/shared-ui'

/** A sheet of the journal. */
export const Paper = chakra('article', {
  base: {
    position: 'relative',
    padding: { base: '20px', md: '24px 24px 20px' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    _hover: { borderColor: 'line.strong' },
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'brand', outlineOffset: '3px' },
  },
})

export const PaperMeta = chakra('p', {
  base: { marginTop: '4px', fontSize: '13', color: 'ink.muted' },
})

export const PaperText = chakra('p', { base: { margin: '12px 0 16px', overflowWrap: 'anywhere' } })

export const PaperFoot = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    paddingTop: '12px',
    borderTop: '1px solid',
    borderColor: 'line',
    fontSize: '14',
  },
})
