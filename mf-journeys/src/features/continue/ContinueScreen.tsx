import { Box, Flex, Page, VisuallyHidden } from '@truenorth/shared-ui'
import type { MilestoneKey } from '../../api/milestones'
import { BackLink } from '../detail/BackLink'
import { FormSkeleton } from '../form/FormSkeleton'
import { useMilestones } from '../milestone/useMilestones'
import { MilestoneTrouble } from '../trouble/MilestoneTrouble'
import { ContinueCard } from './ContinueCard'
import { OtherWaypoints } from './OtherWaypoints'

/** Goes on with a waypoint of a journey (D5). */
export const ContinueScreen = ({ journeyId, milestoneId }: MilestoneKey) => {
  const { data: milestones, isError, error, refetch } = useMilestones(journeyId)
  const milestone = milestones?.find(({ id }) => String(id) === String(milestoneId))
  if (milestones && !milestone) return <MilestoneTrouble journeyId={journeyId} />
  if (!milestones && isError)
    return <MilestoneTrouble journeyId={journeyId} error={error} onRetry={() => void refetch()} />
  const open = milestones?.filter(({ is_completed }) => !is_completed) ?? []
  const others = open.filter((other) => other !== milestone)
  return (
    <Page width={640}>
      <BackLink to={`/journey/${journeyId}`}>Back to the journey</BackLink>
      {!milestone && (
        <>
          <VisuallyHidden as="h1">Milestone</VisuallyHidden>
          <FormSkeleton />
        </>
      )}
      {milestone && (
        <Flex direction="column" gap="24px">
          <Box as="h1" dir="auto" overflowWrap="anywhere">
            {milestone.title}
          </Box>
          <ContinueCard
            key={milestone.id}
            journeyId={journeyId}
            milestone={milestone}
            isLast={open.length === 0}
          />
          <OtherWaypoints journeyId={journeyId} milestones={others} />
        </Flex>
      )}
    </Page>
  )
}
