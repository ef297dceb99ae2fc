import { chakra, Heading, Text } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

const Root = chakra('article', {
  base: {
    padding: '24px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    background: 'surface',
  },
})

const Figure = chakra('div', {
  base: { display: 'grid', placeItems: 'center', height: '148px', margin: '-8px 0 20px' },
})

type FeatureCardProps = { figure: ReactNode; title: string; text: string }

export const FeatureCard = ({ figure, title, text }: FeatureCardProps) => (
  <Root>
    <Figure>{figure}</Figure>
    <Heading as="h3" fontSize="22" marginBottom="8px">
      {title}
    </Heading>
    <Text color="ink.muted">{text}</Text>
  </Root>
)
