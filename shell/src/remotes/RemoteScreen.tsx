import { RequireAdmin, RequireSession } from '@truenorth/shared-auth'
import { type ScreenOutline, ScreenOutlineContext } from '@truenorth/shared-ui'
import { Navigate, useLocation } from '@truenorth/shared-ui/router'
import type { Access, RemoteRoute } from '@truenorth/delivery/registry'
import type { ReactNode } from 'react'
import { ScreenSkeleton } from '../components/ScreenSkeleton'
import { RemotePart } from './RemotePart'
import { findRoute } from './registry'
import { UnknownPath } from './UnreadableRemotes'
import { useRemotes } from './useRemotes'

/** The outline of a screen; a screen whose path ends in an id gets its title from its content. */
const outlineOf = ({ path, title, width }: RemoteRoute): ScreenOutline => {
  const isNamedByContent = path.split('/').at(-1)?.startsWith(':')
  return { title: isNamedByContent ? undefined : title, width }
}

/** The screen that the registry names for this path, or the fallback when it names none. */
export const RemoteScreen = ({ fallback }: { fallback: ReactNode }) => {
  const { registry } = useRemotes()
  const { pathname } = useLocation()
  const match = findRoute(registry, pathname)
  if (!match) return <UnknownPath notFound={fallback} />
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
