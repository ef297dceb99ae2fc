import type { Milestone } from '@truenorth/api-contract/journeys'
import { Box, Button, Card, CheckIcon, CircleCheckIcon, Flex, Text } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'
import { useCompleteMilestone } from '../../api/completion'
import { MilestoneDescription, MilestoneHead } from '../../components/MilestoneSummary'
import { ProgressForm } from './ProgressForm'

const WaypointReached = ({ isLast }: { isLast: boolean }) => (
  <Flex align="flex-start" gap="12px" as="output">
    <Box color="good" paddingTop="2px">
      <CircleCheckIcon size={24} />
    </Box>
    <Box>
      <Text fontFamily="display" fontWeight="560" fontSize="20">
        {isLast ? 'Journey Complete!' : 'Waypoint reached'}
      </Text>
      <Text color="ink.muted">
        {isLast
          ? 'Every waypoint of this path is behind you.'
          : 'Take a breath. The next one stands below.'}
      </Text>
    </Box>
  </Flex>
)

type ContinueCardProps = { journeyId: JourneyId; milestone: Milestone; isLast: boolean }

/** A milestone, its progress, and the button that completes it. */
export const ContinueCard = ({ journeyId, milestone, isLast }: ContinueCardProps) => {
  const complete = useCompleteMilestone(journeyId)
  return (
    <Card>
      <MilestoneHead milestone={milestone} />
      {milestone.description && (
        <MilestoneDescription>{milestone.description}</MilestoneDescription>
      )}
      <Flex direction="column" gap="24px" marginTop="24px">
        {milestone.is_completed ? (
          <WaypointReached isLast={isLast} />
        ) : (
          <>
            <ProgressForm
              key={milestone.progress}
              milestoneKey={{ journeyId, milestoneId: milestone.id }}
              progress={milestone.progress}
            />
            <Button
              size="big"
              icon={<CheckIcon size={20} />}
              onClick={() => complete.mutate({ ...milestone, is_completed: true })}
            >
              Mark as completed
            </Button>
          </>
        )}
      </Flex>
    </Card>
  )
}
