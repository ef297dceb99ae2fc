import { useQuery } from '@tanstack/react-query'
import { isStatus } from '@truenorth/shared-auth'
import { Card, ErrorState, Page } from '@truenorth/shared-ui'
import { type JourneyId, journeyQueries } from '../../api/journeys'
import { BackLink } from '../../components/BackLink'
import { JourneyNotFound } from '../../components/LoadErrors'
import { FormSkeleton } from '../../components/Skeletons'
import { unableToEditText } from '../../content'
import { EditJourneyForm } from './EditJourneyForm'

type EditJourneyScreenProps = { journeyId: JourneyId; onClose: () => void }

/** The edit form of a journey as a page of its own. */
export const EditJourneyScreen = ({ journeyId, onClose }: EditJourneyScreenProps) => {
  const { data, error, refetch } = useQuery(journeyQueries.forEditing(journeyId))
  if (isStatus(error, 404)) return <JourneyNotFound />
  return (
    <Page width={720}>
      <BackLink to={`/journey/${journeyId}`}>Back to the journey</BackLink>
      <h1>Edit journey</h1>
      {error ? (
        <ErrorState
          title="This path is out of reach"
          text={unableToEditText}
          onRetry={() => void refetch()}
        />
      ) : (
        <Card marginTop="20px">
          {data ? <EditJourneyForm journey={data} onClose={onClose} /> : <FormSkeleton />}
        </Card>
      )}
    </Page>
  )
}
