import type { Journey, Milestone } from '@truenorth/api-contract/journeys'
import {
  Box,
  chakra,
  ChevronRightIcon,
  Flex,
  GradientTile,
  ProgressBar,
  Text,
  Trail,
} from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { progressOf, waypointText } from '../../domain/progress'

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
    // The link of the title covers the card.
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

type DashboardJourneyProps = { journey: Journey; next: Milestone | undefined }

/** A journey and its progress on a card that opens it. */
export const DashboardJourney = ({ journey, next }: DashboardJourneyProps) => {
  const progress = progressOf(journey)
  return (
    <Paper>
      <Flex align="center" gap="14px" marginBottom="16px">
        <GradientTile color={journey.color} emoji={journey.emoji} />
        <Box minWidth={0} flex="1">
          <h2>
            <Link to={`/journey/${journey.id}`} dir="auto">
              {journey.title}
            </Link>
          </h2>
          <Text fontSize="14" color="ink.muted" overflowWrap="anywhere" lineClamp={2}>
            {next ? (
              <span>
                Next: <bdi>{next.title}</bdi>
              </span>
            ) : (
              <span>{journey.categoryDisplay}</span>
            )}
          </Text>
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
