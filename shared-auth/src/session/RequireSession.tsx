import { FullScreenLoading } from '@truenorth/shared-ui'
import { Navigate, useLocation } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { useSession } from './useSession'

/** Shows its children to the signed-in only; others go to /login and return here afterwards. */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const { status, ended, endedOf } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status === 'loading') return <FullScreenLoading />
  if (status === 'signedIn') return children
  // Who signed out by choice left this page for good; the next to sign in may be somebody else.
  const from = `${pathname}${search}${hash}`
  const owner = ended === 'refused' ? endedOf : undefined
  const state = ended === 'signOut' ? null : { from, ...(owner !== undefined && { owner }) }
  return <Navigate to="/login" replace state={state} />
}
