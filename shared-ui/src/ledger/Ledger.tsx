import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

const Root = chakra('dl', {
  base: {
    display: 'grid',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    overflow: 'hidden',
    '& > *': { minWidth: 0, borderColor: 'line' },
  },
  variants: {
    columns: {
      3: {
        gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        '& > * + *': { borderTopWidth: { base: '1px', md: 0 }, borderLeftWidth: { md: '1px' } },
      },
      4: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        '& > :nth-child(even)': { borderLeftWidth: '1px' },
        '& > :nth-child(n + 3)': { borderTopWidth: { base: '1px', md: 0 } },
        '& > * + *': { borderLeftWidth: { md: '1px' } },
      },
    },
  },
  defaultVariants: { columns: 4 },
})

export type LedgerProps = HTMLChakraProps<'dl'> & { columns?: 3 | 4 }

/** Figures ruled like one line of a logbook: two by two (or one below the other) on phones. */
export const Ledger = (props: LedgerProps) => <Root {...props} />
