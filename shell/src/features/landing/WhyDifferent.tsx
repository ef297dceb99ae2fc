import { chakra, Heading, Text } from '@truenorth/shared-ui'
import { PageWidth } from '../../components/PageWidth'
import { different } from './content'

const Columns = chakra(PageWidth, {
  base: {
    display: { lg: 'grid' },
    gridTemplateColumns: '5fr 7fr',
    gap: '48px',
    paddingTop: { base: '64px', md: '96px' },
  },
})

const Statements = chakra('ol', { base: { marginTop: { base: '24px', lg: '-16px' } } })

const Statement = chakra('li', {
  base: {
    display: 'grid',
    gap: '6px',
    padding: '22px 0',
    borderTop: '1px solid',
    borderColor: 'line',
    _first: { borderTopWidth: { lg: 0 } },
  },
})

export const WhyDifferent = () => (
  <section aria-labelledby="different">
    <Columns>
      <Heading as="h2" id="different" fontSize="section" letterSpacing="-.02em">
        {different.title}
      </Heading>
      <Statements>
        {different.statements.map(({ title, text }) => (
          <Statement key={title}>
            <Heading as="h3" fontSize="22">
              {title}
            </Heading>
            <Text color="ink.muted">{text}</Text>
          </Statement>
        ))}
      </Statements>
    </Columns>
  </section>
)
