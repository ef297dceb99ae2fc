import { Card, Page } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { CreateJourneyForm } from '../features/create/CreateJourneyForm'
import { BackLink } from '../features/detail/BackLink'

/** The create form as a page of its own: where the dashboard's "Start a journey" leads (D6). */
export const CreateJourneyPage = () => {
  const navigate = useNavigate()
  return (
    <Page width={720}>
      <BackLink to="/journeys">Back to Journeys</BackLink>
      <h1>Start a path</h1>
      <Card marginTop="20px">
        <CreateJourneyForm onClose={() => void navigate('/journeys')} />
      </Card>
    </Page>
  )
}
