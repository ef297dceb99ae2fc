import { useNear } from '@truenorth/shared-ui/lists'
import { PathLink } from '../../components/PathLink'
import { CardFrame, CardTitle } from './CardFrame'
import { PathCard, type PathCardProps } from './PathCard'

const heights = { grid: 400, list: 240 }

/** A card of the list: complete near the viewport, only its linked title far from it. */
export const PathPlace = ({ index, ...card }: PathCardProps & { index: number }) => {
  const { journey, layout } = card
  const { ref, isNear, height } = useNear<HTMLLIElement>(`path ${journey.id} ${layout}`, index)
  return (
    <li ref={ref}>
      {isNear ? (
        <PathCard {...card} />
      ) : (
        <CardFrame layout={layout} minHeight={`${height ?? heights[layout]}px`}>
          <CardTitle>
            <PathLink to={`/journey/${journey.id}`} dir="auto">
              {journey.title}
            </PathLink>
          </CardTitle>
        </CardFrame>
      )}
    </li>
  )
}
