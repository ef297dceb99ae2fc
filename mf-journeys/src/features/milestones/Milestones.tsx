import {
  Box,
  ButtonLink,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  PlusIcon,
  Stack,
  Text,
} from '@truenorth/shared-ui'
import { type ReactNode, useId } from 'react'
import type { JourneyId } from '../../api/journeys'
import { useMilestones } from '../../api/milestones'
import { MilestonesSkeleton } from '../../components/Skeletons'
import { noMilestonesText } from '../../content'
import { nextWaypoint, type Progress, waypointText } from '../../domain/progress'
import { MilestoneTrail } from './MilestoneTrail'
import { useFocusKept } from './useFocusKept'

type BodyProps = {
  journeyId: JourneyId
  /** Stands below the next milestone, or above all if there is none. */
  afterNext: ReactNode
}

const MilestoneBody = ({ journeyId, afterNext }: BodyProps) => {
  const { data: milestones, isError, refetch } = useMilestones(journeyId)
  if (!milestones && isError)
    return (
      <Stack gap="16px">
        {afterNext}
        <ErrorState title="Failed to load milestone." onRetry={() => void refetch()} />
      </Stack>
    )
  if (!milestones) return <MilestonesSkeleton />
  if (milestones.length === 0)
    return (
      <Stack gap="16px">
        {afterNext}
        <EmptyState title="No milestones yet" text={noMilestonesText} />
      </Stack>
    )
  return <MilestoneTrail journeyId={journeyId} milestones={milestones} afterNext={afterNext} />
}

type MilestonesProps = BodyProps & { progress: Progress }

/** The milestones of a journey under the heading that tells its progress. */
export const Milestones = ({ progress, ...body }: MilestonesProps) => {
  const id = useId()
  const { data: milestones } = useMilestones(body.journeyId)
  const { target, handlers } = useFocusKept<HTMLHeadingElement>(milestones)
  const next = nextWaypoint(milestones ?? [])
  return (
    <section aria-labelledby={id} {...handlers}>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="12px"
        marginBottom={{ base: '12px', md: '20px' }}
      >
        <Box flex="1 1 10rem" minWidth={0}>
          <chakra.h2 ref={target} id={id} tabIndex={-1} fontSize={{ base: '22', md: '28' }}>
            {progress.total === 0 ? 'Milestones' : waypointText(progress)}
          </chakra.h2>
          {next && (
            // On phones it stands right below.
            <Box display={{ base: 'none', md: 'block' }}>
              <Text lineClamp={2} fontSize="14" color="ink.muted" overflowWrap="anywhere">
                Next: <bdi>{next.title}</bdi>
              </Text>
            </Box>
          )}
        </Box>
        <ButtonLink
          variant="line"
          to={`/journey/${body.journeyId}/milestone/create`}
          icon={<PlusIcon size={20} />}
        >
          Add Milestone
        </ButtonLink>
      </Flex>
      <MilestoneBody {...body} />
    </section>
  )
}
