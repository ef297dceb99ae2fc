import { useQuery } from '@tanstack/react-query'
import { Card, Page } from '@truenorth/shared-ui'
import { useNavigate, useParams } from '@truenorth/shared-ui/router'
import { milestoneQueries } from '../api/milestoneQueries'
import { BackLink } from '../features/detail/BackLink'
import { FormSkeleton } from '../features/form/FormSkeleton'
import { MilestoneTrouble } from '../features/trouble/MilestoneTrouble'
import { EditMilestoneForm } from '../features/waypoint/EditMilestoneForm'

/** Changes a milestone. */
export const EditMilestonePage = () => {
  const { journeyId = '', milestoneId = '' } = useParams()
  const navigate = useNavigate()
  const key = { journeyId, milestoneId }
  const { data, error, refetch } = useQuery(milestoneQueries.forEditing(key))
  const home = `/journey/${journeyId}`
  if (error)
    return <MilestoneTrouble journeyId={journeyId} error={error} onRetry={() => void refetch()} />
  return (
    <Page width={720}>
      <BackLink to={home}>Back to the journey</BackLink>
      <h1>Edit milestone</h1>
      <Card marginTop="20px">
        {data ? (
          <EditMilestoneForm
            journeyId={journeyId}
            milestone={data}
            onClose={() => void navigate(home)}
          />
        ) : (
          <FormSkeleton />
        )}
      </Card>
    </Page>
  )
}
