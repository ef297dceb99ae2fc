import { useQuery } from '@tanstack/react-query'
import { Card, Page } from '@truenorth/shared-ui'
import { type MilestoneKey, milestoneQueries } from '../../api/milestones'
import { BackLink } from '../../components/BackLink'
import { MilestoneUnavailable } from '../../components/LoadErrors'
import { FormSkeleton } from '../../components/Skeletons'
import { EditMilestoneForm } from './EditMilestoneForm'

type EditMilestoneScreenProps = { milestoneKey: MilestoneKey; onClose: () => void }

/** The page on which a milestone is edited. */
export const EditMilestoneScreen = ({ milestoneKey, onClose }: EditMilestoneScreenProps) => {
  const { journeyId } = milestoneKey
  const { data, error, refetch } = useQuery(milestoneQueries.forEditing(milestoneKey))
  if (error)
    return (
      <MilestoneUnavailable journeyId={journeyId} error={error} onRetry={() => void refetch()} />
    )
  return (
    <Page width={720}>
      <BackLink to={`/journey/${journeyId}`}>Back to the journey</BackLink>
      <h1>Edit milestone</h1>
      <Card marginTop="20px">
        {data ? (
          <EditMilestoneForm journeyId={journeyId} milestone={data} onClose={onClose} />
        ) : (
          <FormSkeleton />
        )}
      </Card>
    </Page>
  )
}
