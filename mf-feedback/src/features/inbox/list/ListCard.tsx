import { chakra } from '@truenorth/shared-ui'

/** The paper that rows lie on. */
export const ListCard = chakra('ul', {
  base: {
    minWidth: 0,
    overflow: 'hidden',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    transition: 'opacity .15s',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '&[aria-busy=true]': { opacity: 0.75 },
  },
})
