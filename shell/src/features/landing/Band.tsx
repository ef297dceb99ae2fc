import { chakra, Heading } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { PageWidth } from '../../components/PageWidth'

const Root = chakra('section', { base: { paddingTop: { base: '64px', md: '96px' } } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    // A long word in a heading breaks instead of widening the page.
    '& > *': { minWidth: 0 },
  },
})

type BandProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** A section of the landing page with its heading. */
export const Band = ({ id, title, aside, children }: BandProps) => (
  <Root aria-labelledby={id}>
    <PageWidth>
      <Row>
        <Heading as="h2" id={id} fontSize="section" letterSpacing="-.02em">
          {title}
        </Heading>
        {aside}
      </Row>
      {children}
    </PageWidth>
  </Root>
)

/** Three items beside each other where there is room. */
export const ThreeColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '20px', md: '24px' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    marginTop: '32px',
  },
})
