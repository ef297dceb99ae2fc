import type { Journey, Milestone } from '@truenorth/api-contract/journeys'
import {
  Box,
  chakra,
  ChevronRightIcon,
  Flex,
  GradientTile,
  ProgressBar,
  Skeleton,
  Text,
  Trail,
  useToday,
} from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { lazyPart } from '../../components/lazyPart'
import { dueLabel } from '../../domain/dueDates'
import { progressOf, waypointText } from '../../domain/progress'

// As wide and high as the button.
const WaypointTick = lazyPart(
  async () => (await import('../../components/WaypointTick')).WaypointTick,
  <Skeleton width="56px" height="56px" borderRadius="full" />,
)

const Paper = chakra('article', {
  base: {
    position: 'relative',
    height: '100%',
    padding: { base: '20px', md: '24px' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    transition: 'border-color .15s',
    _hover: { borderColor: 'line.strong' },
    '& h2': { fontSize: '18', lineHeight: '1.3', overflowWrap: 'anywhere', lineClamp: 2 },
    // The link of the title covers the card, but for the tick.
    '& .tick': { position: 'relative', zIndex: 1, flex: 'none', margin: '-4px 0 -4px -4px' },
    '& h2 a': { color: 'ink', textDecoration: 'none' },
    '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14' },
    '& h2 a:focus-visible': { outline: 'none' },
    '& h2 a:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'brand',
      outlineOffset: '3px',
    },
  },
})

type DashboardJourneyProps = {
  journey: Journey
  /** The next milestone, or the one that was ticked a moment ago. */
  shown: Milestone | undefined
  /** What comes after one that was ticked. */
  after: Milestone | undefined
  /** Gets the id of a milestone that was ticked. */
  onReached: (id: number) => void
}

const Struck = chakra('span', {
  base: { '&[data-reached]': { textDecoration: 'line-through', color: 'ink.muted' } },
})

const dueOf = (milestone: Milestone, today: string) => {
  if (milestone.is_completed) return 'Reached'
  return ['Next waypoint', dueLabel(milestone, today)?.text].filter(Boolean).join(' · ')
}

// A journey without milestones, or with all of them reached, stands under its own name.
const Words = ({ journey, shown, after }: Omit<DashboardJourneyProps, 'onReached'>) => {
  const today = useToday()
  return (
    <>
      {shown && (
        <Text fontSize="14" color="ink.muted">
          {dueOf(shown, today)}
        </Text>
      )}
      <h2>
        <Link to={`/journey/${journey.id}`} dir="auto">
          <Struck data-reached={shown?.is_completed || undefined}>
            {shown?.title ?? journey.title}
          </Struck>
        </Link>
      </h2>
      <Text fontSize="14" color="ink.muted" overflowWrap="anywhere" lineClamp={2}>
        {after ? (
          <span>
            Next: <bdi>{after.title}</bdi>
          </span>
        ) : (
          <bdi>{shown ? journey.title : journey.categoryDisplay}</bdi>
        )}
      </Text>
    </>
  )
}

/** A journey, its next milestone, which can be ticked, and its progress, on a card that opens it. */
export const DashboardJourney = ({ onReached, ...words }: DashboardJourneyProps) => {
  const { journey, shown } = words
  const progress = progressOf(journey)
  return (
    <Paper>
      <Flex align="center" gap="14px" marginBottom="16px">
        {shown ? (
          <Box className="tick">
            <WaypointTick journeyId={journey.id} milestone={shown} onReached={onReached} />
          </Box>
        ) : (
          <GradientTile color={journey.color} emoji={journey.emoji} />
        )}
        <Box minWidth={0} flex="1">
          <Words {...words} />
        </Box>
        <Box color="ink.muted" flex="none">
          <ChevronRightIcon size={20} aria-hidden />
        </Box>
      </Flex>
      <Trail done={progress.done} total={progress.total} size="dashboard" />
      <Flex justify="space-between" gap="12px" fontSize="14" margin="12px 0 8px">
        <span>{waypointText(progress)}</span>
        <Box as="span" fontVariantNumeric="lining-nums tabular-nums">
          {`${progress.percent}%`}
        </Box>
      </Flex>
      <ProgressBar value={progress.percent} label={`Progress of ${journey.title}`} />
    </Paper>
  )
}
