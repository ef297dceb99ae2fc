import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { UnavailableCard } from './UnavailableCard'

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: ReactNode
  onError: (error: unknown) => void
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/** What the components of one remote share. */
export type LazyWithRetryOptions = {
  /** The remote that the components belong to, as people know it: "Paths". */
  name: string
  /** Whether the name takes a plural verb. Default true. */
  plural?: boolean
  /** Receives the error of every component that could not be loaded or rendered. */
  onError: (error: unknown) => void
}

/**
 * Like React's `lazy`, for the components of one remote: `lazyWithRetry(options)(load, fallback)`.
 * A failure shows an `UnavailableCard` that can be retried. Every attempt makes a new lazy
 * component, because React keeps the failure of the old one. A component that has loaded once is
 * rendered at once later on, so that going back finds the page at its full height.
 */
export const lazyWithRetry =
  (options: LazyWithRetryOptions) =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode) => {
    let loaded: ComponentType<Props> | undefined
    const makeLazy = () =>
      lazy(async () => {
        loaded = await load()
        return { default: loaded }
      })
    const LazyPart = (props: Props) => {
      const [{ attempt, Shown }, setAttempt] = useState(() => ({
        attempt: 0,
        Shown: loaded ?? makeLazy(),
      }))
      const retry = () => setAttempt({ attempt: attempt + 1, Shown: makeLazy() })
      const { name, plural = true, onError } = options
      const unavailable = <UnavailableCard name={name} plural={plural} onRetry={retry} />
      return (
        <ErrorBoundary key={attempt} fallback={unavailable} onError={onError}>
          <Suspense fallback={fallback}>
            <Shown {...props} />
          </Suspense>
        </ErrorBoundary>
      )
    }
    return LazyPart
  }
