import { RequireAdmin, RequireSession } from '@truenorth/shared-auth'
import { ScreenOutlineContext } from '@truenorth/shared-ui'
import { Navigate, useLocation } from '@truenorth/shared-ui/router'
import type { Access } from '@truenorth/delivery/registry'
import type { ReactNode } from 'react'
import { outlineOf } from './outlineOf'
import { RemotePart } from './RemotePart'
import { ScreenSkeleton } from './ScreenSkeleton'
import { findRoute } from './registry'
import { Unclaimed } from './UnreadableRemotes'

/** The screen that the registry names for this path, or the fallback when it names none. */
export const RemoteScreen = ({ fallback }: { fallback: ReactNode }) => {
  const { pathname } = useLocation()
  const match = findRoute(pathname)
  if (!match) return <Unclaimed notFound={fallback} />
  const { remote, route } = match
  if (route.redirect) return <Navigate to={route.redirect} replace />
  return (
    <Guarded access={route.access}>
      <ScreenOutlineContext value={outlineOf(route)}>
        <RemotePart
          key={remote.name}
          remote={remote}
          expose="./App"
          loading={<ScreenSkeleton />}
          pageTitle={route.title}
        />
      </ScreenOutlineContext>
    </Guarded>
  )
}

const Guarded = ({ access, children }: { access: Access; children: ReactNode }) => {
  if (access === 'public') return children
  if (access === 'admin') return <RequireAdmin>{children}</RequireAdmin>
  return <RequireSession>{children}</RequireSession>
}
