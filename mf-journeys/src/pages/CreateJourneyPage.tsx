import { Card, Page } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { BackLink } from '../components/BackLink'
import { CreateJourneyForm } from '../features/journey-form/CreateJourneyForm'

/** The create form as a page, which "Start a journey" on the dashboard opens (D6). */
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
