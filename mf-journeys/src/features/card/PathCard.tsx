import { chakra } from '@truenorth/shared-ui'
import { CardFacts } from './CardFacts'
import { CardFrame, CardHalf } from './CardFrame'
import { CardHead } from './CardHead'
import type { CardMenuProps } from './CardMenu'
import { CardProgress } from './CardProgress'

const Description = chakra('p', {
  base: { color: 'ink.muted', overflowWrap: 'anywhere', lineClamp: 4 },
})

export type CardLayout = 'grid' | 'list'

export type PathCardProps = CardMenuProps & { layout: CardLayout }

/** A journey in the list. */
export const PathCard = ({ layout, ...rest }: PathCardProps) => (
  <CardFrame layout={layout}>
    <CardHalf layout={layout}>
      <CardHead {...rest} />
      <Description dir="auto">{rest.journey.description}</Description>
    </CardHalf>
    <CardHalf layout={layout}>
      <CardProgress journey={rest.journey} withTrail={layout === 'grid'} />
      <CardFacts journey={rest.journey} />
    </CardHalf>
  </CardFrame>
)
