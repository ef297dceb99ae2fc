import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

const Root = chakra('dl', {
  base: {
    display: 'grid',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    overflow: 'hidden',
    // Every tile rules a line above and before itself; the outermost are cut off by the frame.
    '& > *': {
      minWidth: 0,
      margin: '-1px 0 0 -1px',
      borderTopWidth: '1px',
      borderLeftWidth: '1px',
      borderColor: 'line',
    },
  },
  variants: {
    columns: {
      3: {
        gridTemplateColumns: {
          base: 'repeat(auto-fit, minmax(max(7.5rem, 40%), 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      },
      4: {
        gridTemplateColumns: {
          base: 'repeat(auto-fit, minmax(max(7.5rem, 40%), 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
      },
    },
  },
  defaultVariants: { columns: 4 },
})

export type LedgerProps = HTMLChakraProps<'dl'> & { columns?: 3 | 4 }

/** Figures ruled like one line of a logbook: two by two (or one below the other) on phones. */
export const Ledger = (props: LedgerProps) => <Root {...props} />
