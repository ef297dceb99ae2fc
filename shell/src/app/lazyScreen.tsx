import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { report } from '@truenorth/shared-auth'
import { BrokenScreen } from './errorScreens'

type Load = () => Promise<{ default: ComponentType }>

/** A screen whose code loads on demand, with an outline meanwhile. A failed load can be tried again; `load` prefetches it. */
export const lazyScreen = (load: Load, outline: ReactNode) => {
  // React.lazy keeps a failure, so that each attempt needs a new one; a success is kept.
  let Screen = lazy(load)
  const Shown = () => {
    const [, setAttempt] = useState(0)
    const retry = () => {
      Screen = lazy(load)
      setAttempt((attempt) => attempt + 1)
    }
    return (
      <ErrorBoundary
        onReset={retry}
        onError={(error) => report(error, 'loading a screen')}
        FallbackComponent={BrokenScreen}
      >
        <Suspense fallback={outline}>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(Shown, { load })
}
