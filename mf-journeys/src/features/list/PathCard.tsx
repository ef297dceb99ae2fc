import type { Journey } from '@truenorth/api-contract/journeys'
import {
  Box,
  chakra,
  EditIcon,
  Flex,
  GradientTile,
  ProgressBar,
  Trail,
  TrashIcon,
} from '@truenorth/shared-ui'
import { useSwipeActions } from '@truenorth/shared-ui/lists'
import { PathLink, usePathTransition } from '../../components/PathLink'
import { progressOf, waypointText } from '../../domain/progress'
import { CardFacts } from './CardFacts'
import { CardFrame, CardHalf, CardTitle } from './CardFrame'
import { CardMenu, type CardMenuProps } from './CardMenu'
import { StatusMenu } from './StatusMenu'

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '14px',
    alignItems: 'start',
  },
})

// Emoji, title, status and the menu of actions.
const CardHead = (props: CardMenuProps) => {
  const { journey } = props
  return (
    <Head>
      <GradientTile color={journey.color} emoji={journey.emoji} />
      <Box minWidth={0}>
        <CardTitle>
          <PathLink to={`/journey/${journey.id}`} dir="auto">
            {journey.title}
          </PathLink>
        </CardTitle>
        <StatusMenu journey={journey} />
      </Box>
      <div className="menu">
        <CardMenu {...props} />
      </div>
    </Head>
  )
}

type CardProgressProps = { journey: Journey; withTrail: boolean }

// The progress of a journey as a trail, in words and as a bar.
const CardProgress = ({ journey, withTrail }: CardProgressProps) => {
  const progress = progressOf(journey)
  return (
    <>
      {withTrail && (
        <Box alignSelf="center">
          <Trail done={progress.done} total={progress.total} />
        </Box>
      )}
      <Box>
        <Flex wrap="wrap" justify="space-between" gap="2px 12px" fontSize="14" marginBottom="7px">
          <span>{waypointText(progress, '/')}</span>
          <Box as="span" fontVariantNumeric="lining-nums tabular-nums">
            {`${progress.percent}%`}
          </Box>
        </Flex>
        <ProgressBar value={progress.percent} label={`Progress of ${journey.title}`} />
      </Box>
    </>
  )
}

const Description = chakra('p', {
  base: { color: 'ink.muted', overflowWrap: 'anywhere', lineClamp: 4 },
})

export type CardLayout = 'grid' | 'list'

export type PathCardProps = CardMenuProps & { layout: CardLayout }

/** A journey of the list. */
export const PathCard = ({ layout, ...rest }: PathCardProps) => {
  const { journey, onEdit, onDelete } = rest
  const { ref, hint } = useSwipeActions({
    right: { label: 'Edit', icon: <EditIcon size={20} />, onSelect: () => onEdit(journey) },
    left: {
      label: 'Delete',
      icon: <TrashIcon size={20} />,
      danger: true,
      onSelect: () => onDelete(journey),
    },
  })
  return (
    <CardFrame ref={ref} layout={layout} style={usePathTransition(`/journey/${journey.id}`)}>
      <CardHalf layout={layout}>
        <CardHead {...rest} />
        <Description dir="auto">{journey.description}</Description>
      </CardHalf>
      <CardHalf layout={layout}>
        <CardProgress journey={journey} withTrail={layout === 'grid'} />
        <CardFacts journey={journey} />
      </CardHalf>
      {hint}
    </CardFrame>
  )
}
