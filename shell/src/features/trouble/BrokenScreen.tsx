import { ButtonLink, ErrorState, Page } from '@truenorth/shared-ui'

/** In place of a screen that failed while it was drawn; the frame around it still works. */
export const BrokenScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Page width={640}>
    <ErrorState
      title="This page stopped working"
      text="Something here went wrong on our side. What you have saved is safe."
      onRetry={onRetry}
      action={
        <ButtonLink to="/" variant="line">
          Go Home
        </ButtonLink>
      }
    />
  </Page>
)
