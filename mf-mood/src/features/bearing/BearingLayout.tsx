import { Card, chakra } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

const Rows = chakra('div', {
  base: {
    display: 'grid',
    flex: 1,
    alignContent: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '12px', md: '18px' },
  },
  variants: {
    solo: {
      false: {
        // On tablets the dial is beside the words.
        msToLg: {
          gridTemplateColumns: 'auto 1fr',
          columnGap: '32px',
          '& > :first-child': { gridRow: 'span 2' },
          '& > :last-child': { width: 'auto', justifySelf: 'start', alignSelf: 'start' },
        },
      },
    },
  },
})

/** The column of words, or what is in its place. */
export const BearingWords = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5px', md: '8px' },
    justifyItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    color: 'ink.muted',
  },
  variants: {
    besideDial: {
      true: {
        msToLg: {
          justifyItems: 'start',
          justifyContent: 'flex-start',
          textAlign: 'left',
          alignSelf: 'end',
        },
      },
    },
  },
})

type BearingLayoutProps = {
  children: ReactNode
  /** The dial is never beside the words. */
  solo?: boolean
}

/** The card: a dial, words and one button. */
export const BearingLayout = ({ children, solo = false }: BearingLayoutProps) => (
  <Card title="Today's Compass Bearing" height="100%" display="flex" flexDirection="column">
    <Rows solo={solo}>{children}</Rows>
  </Card>
)
