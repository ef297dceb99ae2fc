import { ButtonLink, EmptyState, ErrorState, Page, VisuallyHidden } from '@truenorth/shared-ui'

/** The journey could not be asked for. */
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

/** There is no such journey, or it is somebody else's. */
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
