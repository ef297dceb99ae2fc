import { Button, EmptyState, ErrorState, FullScreenLoading, Page } from '@truenorth/shared-ui'
import { Navigate, useGoBack, useLocation } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { useSession } from '../session/session'
import { loadUser } from './loadUser'

/**
 * The path to show after sign-in, from the state with which `RequireSession` led to /login; else
 * /dashboard. A page on which a session ended is shown again to the user of that session only.
 */
export const returnPath = (state: unknown, userId: string | undefined): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/dashboard'
  if ('owner' in state && state.owner !== userId) return '/dashboard'
  const { from } = state
  // Only a path of this site: `//elsewhere` would lead away from it.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard'
}

/** Shows its children to signed-in users only; others go to /login and return here afterwards. */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const { status, ended, endedOf } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status === 'loading') return <FullScreenLoading />
  if (status === 'signedIn') return children
  // A sign-out by choice leaves the page for good: the next to sign in may be another user.
  const from = `${pathname}${search}${hash}`
  const owner = ended === 'refused' ? endedOf : undefined
  const state = ended === 'signOut' ? null : { from, ...(owner !== undefined && { owner }) }
  return <Navigate to="/login" replace state={state} />
}

const AccessDenied = () => {
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

const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { user, isAdmin } = useSession()
  if (isAdmin) return children
  if (user) return <AccessDenied />
  return (
    <ErrorState
      title="Truenorth cannot be reached"
      text="Who you are could not be checked. Please try again in a moment."
      onRetry={() => void loadUser()}
    />
  )
}

/** Shows its children to administrators only; other users are denied access, visitors go to /login. */
export const RequireAdmin = ({ children }: { children: ReactNode }) => (
  <RequireSession>
    <AdminOnly>{children}</AdminOnly>
  </RequireSession>
)
