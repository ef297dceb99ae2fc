import { report } from '@truenorth/shared-auth'
import { AwayCard } from '@truenorth/shared-ui'
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

type Load = () => Promise<ComponentType>

const lazyFrom = (load: Load) => lazy(async () => ({ default: await load() }))

/** A part that is loaded when it is shown; when that fails, its place offers to try again. */
export const lazyPart = (load: Load, waiting: ReactNode) => {
  const Part = () => {
    const [{ attempt, Loaded }, setTry] = useState(() => ({ attempt: 0, Loaded: lazyFrom(load) }))
    // A lazy component keeps its failure for ever: every attempt needs a new one.
    const tryAgain = () => setTry({ attempt: attempt + 1, Loaded: lazyFrom(load) })
    return (
      <ChunkBoundary key={attempt} onRetry={tryAgain}>
        <Suspense fallback={waiting}>
          <Loaded />
        </Suspense>
      </ChunkBoundary>
    )
  }
  return Part
}

type ChunkBoundaryProps = { children: ReactNode; onRetry: () => void }

class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report(error, 'a part of the feedback could not be shown')
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <AwayCard name="Feedback" plural={false} onRetry={this.props.onRetry} />
  }
}
