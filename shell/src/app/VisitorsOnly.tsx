import { useSession, wantedPath } from '@truenorth/shared-auth'
import { FullScreenLoading } from '@truenorth/shared-ui'
import { Navigate, useLocation } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'

/** Screens for signing in: who is signed in goes on to where they wanted, else to the dashboard. */
export const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const { status, userId } = useSession()
  const { state } = useLocation()
  if (status === 'loading') return <FullScreenLoading />
  return status === 'signedIn' ? <Navigate to={wantedPath(state, userId)} replace /> : children
}
