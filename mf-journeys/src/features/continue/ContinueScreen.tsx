import { ClampedText, Flex, Page, VisuallyHidden } from '@truenorth/shared-ui'
import { type MilestoneKey, useMilestones } from '../../api/milestones'
import { BackLink } from '../../components/BackLink'
import { MilestoneUnavailable } from '../../components/LoadErrors'
import { FormSkeleton } from '../../components/Skeletons'
import { ContinueCard } from './ContinueCard'
import { OtherWaypoints } from './OtherWaypoints'

/** The page on which a user continues a milestone (D5). */
export const ContinueScreen = ({ journeyId, milestoneId }: MilestoneKey) => {
  const { data: milestones, isError, error, refetch } = useMilestones(journeyId)
  const milestone = milestones?.find(({ id }) => String(id) === String(milestoneId))
  if (milestones && !milestone) return <MilestoneUnavailable journeyId={journeyId} />
  if (!milestones && isError)
    return (
      <MilestoneUnavailable journeyId={journeyId} error={error} onRetry={() => void refetch()} />
    )
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
          <div>
            <ClampedText as="h1" lines={3}>
              {milestone.title}
            </ClampedText>
          </div>
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
