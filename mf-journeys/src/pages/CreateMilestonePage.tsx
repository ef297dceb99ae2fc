import { Card, Flex, Page, TextLink } from '@truenorth/shared-ui'
import { FormBanner } from '@truenorth/shared-ui/forms'
import { useNavigate, useParams, useSearchParams } from '@truenorth/shared-ui/router'
import { BackLink } from '../components/BackLink'
import { GuidedMilestoneForm } from '../features/milestone-form/GuidedMilestoneForm'
import { NewMilestoneForm } from '../features/milestone-form/NewMilestoneForm'

/** A new milestone: with the plain form or the guided one (D6). */
export const CreateMilestonePage = () => {
  const { journeyId = '' } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isGuided = params.get('guided') === '1'
  const home = `/journey/${journeyId}`
  const Form = isGuided ? GuidedMilestoneForm : NewMilestoneForm
  const hasJourney = /^\d+$/.test(journeyId)
  return (
    <Page width={720}>
      <BackLink to={hasJourney ? home : '/journeys'}>Back to the journey</BackLink>
      <Flex wrap="wrap" align="baseline" justify="space-between" gap="8px 16px">
        <h1>Add a milestone</h1>
        {hasJourney && (
          <TextLink alone to={isGuided ? '?' : '?guided=1'} replace>
            {isGuided ? 'Start from nothing' : 'Start from a template'}
          </TextLink>
        )}
      </Flex>
      <Card marginTop="20px">
        {hasJourney ? (
          <Form journeyId={journeyId} onClose={() => void navigate(home)} />
        ) : (
          <FormBanner>Missing journey ID</FormBanner>
        )}
      </Card>
    </Page>
  )
}
