import { useQuery } from '@tanstack/react-query'
import { isStatus } from '@truenorth/shared-auth'
import { Card, ErrorState, Page } from '@truenorth/shared-ui'
import { useNavigate, useParams } from '@truenorth/shared-ui/router'
import { journeyQueries } from '../api/journeyQueries'
import { BackLink } from '../features/detail/BackLink'
import { JourneyNotFound } from '../features/detail/JourneyTrouble'
import { EditJourneyForm } from '../features/edit/EditJourneyForm'
import { FormSkeleton } from '../features/form/FormSkeleton'

/** The edit form as a page of its own. */
export const EditJourneyPage = () => {
  const { journeyId = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(journeyQueries.forEditing(journeyId))
  const home = `/journey/${journeyId}`
  if (isStatus(error, 404)) return <JourneyNotFound />
  return (
    <Page width={720}>
      <BackLink to={home}>Back to the journey</BackLink>
      <h1>Edit journey</h1>
      {error ? (
        <ErrorState
          title="This path is out of reach"
          text="Unable to load this path for editing. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <Card marginTop="20px">
          {data ? (
            <EditJourneyForm journey={data} onClose={() => void navigate(home)} />
          ) : (
            <FormSkeleton />
          )}
        </Card>
      )}
    </Page>
  )
}
