import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('dl', {
  base: {
    display: 'grid',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    overflow: 'hidden',
    // Every tile has a line above and before it; the frame cuts off the outermost ones.
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
    oneLine: { true: {} },
  },
  defaultVariants: { columns: 4 },
  compoundVariants: [
    {
      columns: 4,
      oneLine: true,
      css: {
        mdDown: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.25rem, 20%), 1fr))',
          // A label of two lines leaves its figure beside the others.
          '& > *': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
          '&& > *': { padding: '10px' },
        },
      },
    },
  ],
})

export type StatListProps = HTMLChakraProps<'dl'> & {
  columns?: 3 | 4
  /** Four short figures stay side by side on phones, too. */
  oneLine?: boolean
}

/** Figures side by side in one ruled frame; two by two, or one below the other, on phones. */
export const StatList = (props: StatListProps) => <Root {...props} />

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
    // The size shrinks with the tile, down to that of text, so that a word of nine letters fits.
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

export type StatTileProps = Omit<HTMLChakraProps<'div'>, 'children'> & {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  tone?: 'good' | 'warn' | 'bad'
  /** Stands between the value and the note: a progress bar. */
  children?: ReactNode
}

/** One figure of a StatList: a label, its value and a note. */
export const StatTile = ({ label, value, note, tone, children, ...rest }: StatTileProps) => (
  <Cell {...rest}>
    <Label>{label}</Label>
    <Value tone={tone}>{value}</Value>
    {children && <Between>{children}</Between>}
    {note && <Note>{note}</Note>}
  </Cell>
)
