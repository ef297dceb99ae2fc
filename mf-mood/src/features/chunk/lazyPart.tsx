import { report } from '@truenorth/shared-auth'
import { AwayCard } from '@truenorth/shared-ui'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A part that is loaded when it is shown; when that fails, its place offers to try again. */
export const lazyPart = <Props extends object>(load: Load<Props>, waiting: ReactNode) => {
  let arrived: ComponentType<Props> | undefined
  const lazyAgain = () =>
    lazy(async () => {
      arrived = await load()
      return { default: arrived }
    })
  const Part = (props: Props) => {
    // A lazy component keeps its failure for ever: every attempt needs a new one. What is there
    // already is shown at once, so that the way back finds the page as tall as it was.
    const [{ attempt, Shown }, setTry] = useState(() => ({
      attempt: 0,
      Shown: (arrived ?? lazyAgain()) as ComponentType<Props>,
    }))
    const tryAgain = () =>
      setTry({ attempt: attempt + 1, Shown: lazyAgain() as ComponentType<Props> })
    return (
      <ChunkBoundary key={attempt} onRetry={tryAgain}>
        <Suspense fallback={waiting}>
          <Shown {...props} />
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
    report(error, 'a part of the readings could not be shown')
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <AwayCard name="Readings" onRetry={this.props.onRetry} />
  }
}
