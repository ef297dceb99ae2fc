import { ButtonLink, ErrorState, Page } from '@truenorth/shared-ui'
import type { FallbackProps } from 'react-error-boundary'

/** In place of a screen that failed while it was drawn; the frame around it still works. */
export const BrokenScreen = ({ resetErrorBoundary }: FallbackProps) => (
  <Page width={640}>
    <ErrorState
      title="This page stopped working"
      text="Something here went wrong on our side. What you have saved is safe."
      onRetry={() => resetErrorBoundary()}
      action={
        <ButtonLink to="/" variant="line">
          Go Home
        </ButtonLink>
      }
    />
  </Page>
)
