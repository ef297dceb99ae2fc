import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { AwayCard } from '../trouble/AwayCard'
import { FailedPart } from './FailedPart'

export type LazyPartsOptions = {
  /** The remote these parts belong to, as people know it: "Paths". */
  name: string
  /** Does the name take a plural verb? */
  plural?: boolean
  /** Told of every part that could not be loaded or drawn. */
  onError: (error: unknown) => void
}

/**
 * Makes parts whose code is loaded when they are shown. When that fails, the place says so and
 * offers to try again: a lazy component keeps its failure for ever, so every attempt gets a new one.
 * What has arrived is shown at once, so that the way back finds the page as tall as it was.
 */
export const lazyParts =
  (options: LazyPartsOptions) =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode) => {
    let arrived: ComponentType<Props> | undefined
    const lazyAgain = () =>
      lazy(async () => {
        arrived = await load()
        return { default: arrived }
      })
    const Part = (props: Props) => {
      const [{ attempt, Shown }, setTry] = useState(() => ({
        attempt: 0,
        Shown: arrived ?? lazyAgain(),
      }))
      const tryAgain = () => setTry({ attempt: attempt + 1, Shown: lazyAgain() })
      const { name, plural = true, onError } = options
      const away = <AwayCard name={name} plural={plural} onRetry={tryAgain} />
      return (
        <FailedPart key={attempt} instead={away} onError={onError}>
          <Suspense fallback={waiting}>
            <Shown {...props} />
          </Suspense>
        </FailedPart>
      )
    }
    return Part
  }
