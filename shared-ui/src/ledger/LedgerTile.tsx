import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Cell = chakra('div', {
  base: {
    containerType: 'inline-size',
    padding: { base: '16px 20px 18px', md: '20px 24px 22px' },
    '@media (max-width: 22.49em)': { paddingInline: '14px' },
  },
})

const Label = chakra('dt', { base: { fontSize: '14', color: 'ink.muted' } })

const Value = chakra('dd', {
  base: {
    marginTop: '2px',
    fontFamily: 'display',
    fontWeight: '520',
    // A word of nine letters fits its tile whole, down to the size of text.
    fontSize: {
      base: 'clamp(1.125rem, 20cqi, {fontSizes.28})',
      md: 'clamp(1.125rem, 20cqi, 2rem)',
    },
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    lineHeight: '1.2',
    letterSpacing: '-.02em',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  variants: { tone: { good: { color: 'good' }, warn: { color: 'warn' }, bad: { color: 'bad' } } },
})

const Between = chakra('dd', { base: { margin: '8px 0 6px' } })

const Note = chakra('dd', { base: { marginTop: '2px', fontSize: '13', color: 'ink.muted' } })

export type LedgerTileProps = Omit<HTMLChakraProps<'div'>, 'children'> & {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  tone?: 'good' | 'warn' | 'bad'
  /** Between the value and the note: a bar. */
  children?: ReactNode
}

/** One figure of a ledger. */
export const LedgerTile = ({ label, value, note, tone, children, ...rest }: LedgerTileProps) => (
  <Cell {...rest}>
    <Label>{label}</Label>
    <Value tone={tone}>{value}</Value>
    {children && <Between>{children}</Between>}
    {note && <Note>{note}</Note>}
  </Cell>
)
