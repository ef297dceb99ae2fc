import { Card, chakra } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

const tablets = '@media (min-width: 36rem) and (max-width: 57.99rem)'

const Rows = chakra('div', {
  base: {
    display: 'grid',
    flex: 1,
    alignContent: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '12px', md: '18px' },
    // On tablets the dial is beside the words.
    [tablets]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '32px',
      '& > :first-child': { gridRow: 'span 2' },
      '& > :last-child': { width: 'auto', justifySelf: 'start', alignSelf: 'start' },
    },
  },
})

/** The place of the dial, which is wider than the words on phones. */
export const DialPlace = chakra('div', {
  base: { marginInline: { base: '-8px', sm: '0' } },
})

/** The column of words, or what is in its place. */
export const BearingWords = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5px', md: '8px' },
    // As tall as a mood and its time, which a tap puts in the place of what is said without a reading.
    minHeight: '3.75rem',
    justifyItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    color: 'ink.muted',
    [tablets]: {
      justifyItems: 'start',
      justifyContent: 'flex-start',
      textAlign: 'left',
      alignSelf: 'end',
    },
  },
})

/** The card: a dial, words and one button. */
export const BearingLayout = ({ children }: { children: ReactNode }) => (
  <Card title="Today's Compass Bearing" height="100%" display="flex" flexDirection="column">
    <Rows>{children}</Rows>
  </Card>
)
