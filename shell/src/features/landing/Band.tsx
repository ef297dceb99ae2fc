import { chakra, Heading } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { PageWidth } from '../../layout/PageWidth'

const Root = chakra('section', { base: { paddingTop: { base: '64px', md: '96px' } } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    // A long word of a heading breaks instead of pushing the page aside.
    '& > *': { minWidth: 0 },
  },
})

type BandProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

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
