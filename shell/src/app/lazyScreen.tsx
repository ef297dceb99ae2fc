import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { report } from '@truenorth/shared-auth'
import { BrokenScreen } from '../features/trouble/BrokenScreen'

type Load = () => Promise<{ default: ComponentType }>

/** A screen whose code comes when it is asked for; `outline` holds its place. A failed load is tried afresh on Try Again; `load` fetches it early. */
export const lazyScreen = (load: Load, outline: ReactNode) => {
  // React.lazy remembers a failure for ever, so each try needs a new one; a success is kept.
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
