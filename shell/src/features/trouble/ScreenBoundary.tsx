import { report } from '@truenorth/shared-auth'
import { useLocation } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrokenScreen } from './BrokenScreen'

/** Keeps a fault to the screen it happened on; going elsewhere, or Try Again, starts afresh. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => report(error, `screen ${pathname}`)}
      FallbackComponent={BrokenScreen}
    >
      {children}
    </ErrorBoundary>
  )
}
