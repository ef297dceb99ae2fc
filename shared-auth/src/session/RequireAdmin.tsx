import { ErrorState } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { AccessDenied } from './AccessDenied'
import { loadUser } from './loadUser'
import { RequireSession } from './RequireSession'
import { useSession } from './useSession'

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

/** Shows its children to administrators only; other users are told so, visitors go to /login. */
export const RequireAdmin = ({ children }: { children: ReactNode }) => (
  <RequireSession>
    <AdminOnly>{children}</AdminOnly>
  </RequireSession>
)
