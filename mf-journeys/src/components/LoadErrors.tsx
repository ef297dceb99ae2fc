import { isStatus } from '@truenorth/shared-auth'
import { ButtonLink, EmptyState, ErrorState, Page, VisuallyHidden } from '@truenorth/shared-ui'
import type { JourneyId } from '../api/journeys'

/** The page of a journey that could not be loaded. */
export const JourneyUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <VisuallyHidden as="h1">Path</VisuallyHidden>
    <ErrorState
      title="Unable to Load Journey"
      text="Failed to load journey"
      onRetry={onRetry}
      action={
        <ButtonLink variant="line" to="/journeys">
          View All Journeys
        </ButtonLink>
      }
    />
  </Page>
)

/** The page of a journey that does not exist or belongs to another user. */
export const JourneyNotFound = () => (
  <Page>
    <VisuallyHidden as="h1">Path</VisuallyHidden>
    <EmptyState
      title="Journey Not Found"
      text="Journey not found"
      action={<ButtonLink to="/journeys">Browse Journeys</ButtonLink>}
    />
  </Page>
)

type MilestoneUnavailableProps = { journeyId: JourneyId; error?: unknown; onRetry?: () => void }

/** The page of a milestone that could not be loaded or, without an error, does not exist. */
export const MilestoneUnavailable = ({ journeyId, error, onRetry }: MilestoneUnavailableProps) => {
  const isGone = error === undefined || isStatus(error, 404)
  return (
    <Page>
      <VisuallyHidden as="h1">Milestone</VisuallyHidden>
      <ErrorState
        title="Failed to load milestone."
        text={isGone ? 'It may have been deleted.' : 'Nothing of it is lost. Please try again.'}
        {...(onRetry && !isGone ? { onRetry } : {})}
        action={
          <ButtonLink variant="line" to={`/journey/${journeyId}`}>
            Back to the journey
          </ButtonLink>
        }
      />
    </Page>
  )
}
