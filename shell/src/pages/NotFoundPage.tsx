import { useSession } from '@truenorth/shared-auth'
import { ButtonLink, EmptyState, Page } from '@truenorth/shared-ui'

export const NotFoundPage = () => {
  const { status } = useSession()
  return (
    <Page title="404 - Page Not Found" width={640}>
      <EmptyState
        title="The needle finds nothing here"
        text="There is no page at this address. It may have been moved, or never have been."
        action={<ButtonLink to={status === 'signedIn' ? '/dashboard' : '/'}>Go Home</ButtonLink>}
      />
    </Page>
  )
}
