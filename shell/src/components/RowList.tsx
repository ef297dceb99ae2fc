import { chakra } from '@truenorth/shared-ui'

/** Rows with words, in a `div`, and a button beside them, or below where there is no room. */
export const RowList = chakra('ul', {
  base: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4px 16px',
      minHeight: '64px',
      paddingBlock: '8px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-child': { borderTop: 0 },
    '& > li > div': { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' },
  },
})
