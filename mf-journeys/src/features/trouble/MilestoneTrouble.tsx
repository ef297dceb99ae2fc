import { isStatus } from '@truenorth/shared-auth'
import { ButtonLink, ErrorState, Page, VisuallyHidden } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'

type MilestoneTroubleProps = { journeyId: JourneyId; error?: unknown; onRetry?: () => void }

/** The milestone could not be loaded, or there is none of that number. */
export const MilestoneTrouble = ({ journeyId, error, onRetry }: MilestoneTroubleProps) => {
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
