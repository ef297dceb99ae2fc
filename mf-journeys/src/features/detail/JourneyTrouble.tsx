import { ButtonLink, ErrorState, EmptyState, Page } from '@truenorth/shared-ui'

/** The journey could not be asked for. */
export const JourneyUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
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

/** There is no such journey, or it is somebody else's. */
export const JourneyNotFound = () => (
  <Page>
    <EmptyState
      title="Journey Not Found"
      text="Journey not found"
      action={<ButtonLink to="/journeys">Browse Journeys</ButtonLink>}
    />
  </Page>
)
