import { report } from '@truenorth/shared-auth'
import { AwayCard } from '@truenorth/shared-ui'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** A part that is loaded when it is shown; when that fails, its place offers to try again. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
) => {
  const Part = (props: Props) => {
    const [{ attempt, Loaded }, setTry] = useState(() => ({ attempt: 0, Loaded: lazyFrom(load) }))
    // A lazy component keeps its failure for ever: every attempt needs a new one.
    const tryAgain = () => setTry({ attempt: attempt + 1, Loaded: lazyFrom(load) })
    return (
      <ChunkBoundary key={attempt} onRetry={tryAgain}>
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    )
  }
  return Part
}

const lazyFrom = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

type ChunkBoundaryProps = { children: ReactNode; onRetry: () => void }

class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report(error, 'a part of the journal could not be shown')
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <AwayCard name="Reflections" onRetry={this.props.onRetry} />
  }
}
