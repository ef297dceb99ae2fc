import { useNear } from '../near/useNear'
import { Link } from '@truenorth/shared-ui/router'
import { CardFrame, CardTitle } from './CardFrame'
import { PathCard, type PathCardProps } from './PathCard'

// As many as may stand on a first screen.
const drawnAtOnce = 8

const heights = { grid: '400px', list: '240px' }

/** A card's place in the list: the whole card near the screen, its linked title far from it. */
export const PathPlace = ({ index, ...card }: PathCardProps & { index: number }) => {
  const { ref, isNear } = useNear<HTMLLIElement>(index < drawnAtOnce)
  return (
    <li ref={ref}>
      {isNear ? (
        <PathCard {...card} />
      ) : (
        <CardFrame layout={card.layout} minHeight={heights[card.layout]}>
          <CardTitle>
            <Link to={`/journey/${card.journey.id}`}>{card.journey.title}</Link>
          </CardTitle>
        </CardFrame>
      )}
    </li>
  )
}
