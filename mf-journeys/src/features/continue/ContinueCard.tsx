import type { Milestone } from '@truenorth/api/contract'
import { Button, Card, CheckIcon, Flex } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'
import { useComplete } from '../complete/useComplete'
import { MilestoneText } from '../milestone/MilestoneText'
import { MilestoneHead } from '../milestone/MilestoneHead'
import { ProgressSlider } from './ProgressSlider'
import { useSaveProgress } from './useSaveProgress'
import { WaypointReached } from './WaypointReached'

type ContinueCardProps = { journeyId: JourneyId; milestone: Milestone; isLast: boolean }

/** A waypoint to work on: what it is, how far it has come, and that it is done. */
export const ContinueCard = ({ journeyId, milestone, isLast }: ContinueCardProps) => {
  const complete = useComplete(journeyId)
  const save = useSaveProgress({ journeyId, milestoneId: milestone.id })
  return (
    <Card>
      <MilestoneHead milestone={milestone} />
      {milestone.description && <MilestoneText>{milestone.description}</MilestoneText>}
      <Flex direction="column" gap="24px" marginTop="24px">
        {milestone.is_completed ? (
          <WaypointReached isLast={isLast} />
        ) : (
          <>
            <ProgressSlider
              key={milestone.progress}
              progress={milestone.progress}
              isSaving={save.isPending}
              onSave={save.mutate}
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
