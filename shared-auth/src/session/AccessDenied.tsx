import { Button, EmptyState, Page } from '@truenorth/shared-ui'
import { useGoBack } from '@truenorth/shared-ui/router'

/** What a signed-in user sees on a page for administrators. */
export const AccessDenied = () => {
  const goBack = useGoBack('/dashboard')
  return (
    <Page title="Access Denied" width={640}>
      <EmptyState
        title="This way is closed"
        text="You need administrator privileges to access this page."
        action={<Button onClick={goBack}>Go Back</Button>}
      />
    </Page>
  )
}
