import { Box, ButtonLink, EmptyState, ErrorState, Flex, PlusIcon, Text } from '@truenorth/shared-ui'
import { useId } from 'react'
import type { JourneyId } from '../../api/journeys'
import { useMilestones } from '../../api/milestones'
import { MilestonesSkeleton } from '../../components/Skeletons'
import { noMilestonesText } from '../../content'
import { nextWaypoint, type Progress, waypointText } from '../../domain/progress'
import { MilestoneTrail } from './MilestoneTrail'

type MilestonesProps = { journeyId: JourneyId; progress: Progress }

const MilestoneBody = ({ journeyId }: { journeyId: JourneyId }) => {
  const { data: milestones, isError, refetch } = useMilestones(journeyId)
  if (!milestones && isError)
    return <ErrorState title="Failed to load milestone." onRetry={() => void refetch()} />
  if (!milestones) return <MilestonesSkeleton />
  if (milestones.length === 0)
    return <EmptyState title="No milestones yet" text={noMilestonesText} />
  return <MilestoneTrail journeyId={journeyId} milestones={milestones} />
}

/** The milestones of a journey under the heading that tells its progress. */
export const Milestones = ({ journeyId, progress }: MilestonesProps) => {
  const id = useId()
  const { data: milestones = [] } = useMilestones(journeyId)
  const next = nextWaypoint(milestones)
  return (
    <section aria-labelledby={id}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="12px" marginBottom="20px">
        <Box minWidth={0}>
          <Box as="h2" id={id} fontSize="28">
            {progress.total === 0 ? 'Milestones' : waypointText(progress)}
          </Box>
          {next && (
            <Text fontSize="14" color="ink.muted" overflowWrap="anywhere">
              Next: <bdi>{next.title}</bdi>
            </Text>
          )}
        </Box>
        <ButtonLink
          variant="line"
          to={`/journey/${journeyId}/milestone/create`}
          icon={<PlusIcon size={20} />}
        >
          Add Milestone
        </ButtonLink>
      </Flex>
      <MilestoneBody journeyId={journeyId} />
    </section>
  )
}
